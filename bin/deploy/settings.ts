import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import * as z from 'zod/mini';
import { type StageName, shopRegion } from '#lib/stage.ts';
import type { Connect } from './connect.ts';

const settingsSchema = z.object({
  /** The site's own name; without it the CDN's. */
  domain: z.optional(z.string()),
  /** Whom the alarms write to. */
  alarmAddress: z.optional(z.string()),
  /** What stands there, and what stood there before: the way back. */
  commit: z.optional(z.string()),
  previousCommit: z.optional(z.string()),
});
/** What a stage's deployments say once and remember: a repeated one without options changes nothing. */
export type Settings = z.infer<typeof settingsSchema>;

const nameOf = (stage: StageName): string => `/quatre-sagesses/${stage}/settings`;

export const readSettings = async (to: Connect, stage: StageName): Promise<Settings> => {
  try {
    const command = new GetParameterCommand({ Name: nameOf(stage) });
    const { Parameter } = await new SSMClient(to(shopRegion)).send(command);
    return settingsSchema.parse(JSON.parse(Parameter?.Value ?? '{}'));
  } catch (error) {
    if (error instanceof ParameterNotFound) return {};
    throw error;
  }
};

export const writeSettings = async (to: Connect, stage: StageName, settings: Settings): Promise<void> => {
  const Value = JSON.stringify(settings);
  await new SSMClient(to(shopRegion)).send(
    new PutParameterCommand({ Name: nameOf(stage), Value, Type: 'String', Overwrite: true }),
  );
};

type Given = { readonly domain?: string | undefined; readonly alarmAddress?: string | undefined };

/** An option that is given wins and is remembered; «none» takes it back. */
export const settingsOf = (known: Settings, given: Given): Settings => {
  const chosen = (name: keyof Given) => {
    const value = given[name] ?? known[name];
    return value === undefined || value === 'none' ? {} : { [name]: value };
  };
  return { ...chosen('domain'), ...chosen('alarmAddress') };
};

/** After a deployment of `commit`; the same commit again keeps the way back. */
export const deployedAs = (settings: Settings, known: Settings, commit: string): Settings => {
  const previousCommit = known.commit === commit ? known.previousCommit : known.commit;
  return { ...settings, commit, ...(previousCommit && { previousCommit }) };
};

type Told = { readonly settings: Settings; readonly known: Settings; readonly commit: string };

/**
 * Remembers what was said before `deploy` changes anything, so that a red smoke test forgets no domain, and the commit
 * only once it has succeeded: the way back leads to what was seen to work. Gives back both results.
 */
export const remembering = async <Result>(
  write: (settings: Settings) => Promise<void>,
  { settings, known, commit }: Told,
  deploy: () => Promise<Result>,
): Promise<Result & { readonly settings: Settings }> => {
  await write({ ...settings, commit: known.commit, previousCommit: known.previousCommit });
  const result = await deploy();
  const deployed = deployedAs(settings, known, commit);
  await write(deployed);
  return { ...result, settings: deployed };
};
