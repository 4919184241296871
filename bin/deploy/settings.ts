import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import * as z from 'zod/mini';
import { parameterFolder, type StageName, shopRegion } from '#lib/stage.ts';
import { newVisitor } from './account-check.ts';
import type { Connect } from './connect.ts';

const settingsSchema = z.object({
  /** The site's own domain; without it the CDN's. */
  domain: z.optional(z.string()),
  /** The address of the alarm mails. */
  alarmAddress: z.optional(z.string()),
  /** The number of the second account, which keeps the books. */
  booksAccount: z.optional(z.string()),
  /** The address of the account with which a deployment checks the stage. */
  visitor: z.optional(z.string()),
});
/** A stage's remembered options: a repeated deployment without options keeps them. */
export type Settings = z.infer<typeof settingsSchema>;

const nameOf = (stage: StageName): string => `${parameterFolder(stage)}/settings`;

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

export type Given = {
  readonly domain?: string | undefined;
  readonly alarmAddress?: string | undefined;
  readonly booksAccount?: string | undefined;
};

/** A given option wins and is stored; «none» removes it. */
export const settingsOf = (known: Settings, given: Given): Settings => {
  const chosen = (name: keyof Given) => {
    const value = given[name] ?? known[name];
    return value === undefined || value === 'none' ? {} : { [name]: value };
  };
  return { ...chosen('domain'), ...chosen('alarmAddress'), ...chosen('booksAccount') };
};

/** The stage keeps the account that checks it; the first deployment names one. */
export const withVisitor = (
  settings: Settings,
  known: Settings,
): Settings & { readonly visitor: string } => ({
  ...settings,
  visitor: known.visitor ?? newVisitor(),
});
