import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { nameOf } from '#domain/catalogue.ts';
import { type Colleague, listStaff, type StaffCommand, staffCommandSchema } from '#domain/wire/staff.ts';
import { type StageName, shopRegion, stackNames } from '#lib/stage.ts';
import { readOutputs } from './account.ts';
import type { Connect } from './connect.ts';

const usage = `npm run staff -- --stage <stage> list
npm run staff -- --stage <stage> invite <e-mail> --name "Prénom Nom" [--discipline <key>] [--administrator]
npm run staff -- --stage <stage> leave <e-mail>
npm run staff -- --stage <stage> return <e-mail>
npm run staff -- --stage <stage> factor-reset <e-mail>`;

type Given = {
  readonly words: readonly string[];
  readonly name: string | undefined;
  readonly discipline: string | undefined;
  readonly isAdministrator: boolean;
};

/** Parses the typed command. Throws with the first error and the usage. */
export const commandOf = ({ words, name, discipline, isAdministrator }: Given): StaffCommand => {
  const [command = 'list', email, ...others] = words;
  const invitation = { email, name, is_administrator: isAdministrator, ...(discipline && { discipline }) };
  const wish = command === 'invite' ? { command, invitation } : { command, ...(email && { email }) };
  const parsed = staffCommandSchema.safeParse(wish);
  if (parsed.success && others.length === 0) return parsed.data;
  const reason = parsed.error?.issues.find(({ message }) => !message.startsWith('Invalid'))?.message;
  throw new Error(reason ? `${reason}\n\n${usage}` : usage);
};

const answerSchema = z.union([listStaff.answer, z.object({ refused: z.string() })]);

/** Invokes the stage's function and returns the resulting list of staff. Throws with the reason of a refusal. */
export const command = async (to: Connect, stage: StageName, wish: StaffCommand): Promise<Colleague[]> => {
  const outputs = await readOutputs(to, shopRegion, stackNames(stage).atelier);
  const FunctionName = outputs?.StaffCommandFunction;
  if (!FunctionName) throw new Error(`The stage ${stage} is not deployed, or its version is too old.`);
  const invoke = new InvokeCommand({ FunctionName, Payload: JSON.stringify(wish) });
  const { FunctionError, Payload } = await new LambdaClient(to(shopRegion)).send(invoke);
  const text = Payload?.transformToString() ?? '';
  if (FunctionError) throw new Error(`The function failed: ${text}`);
  const answer = answerSchema.parse(JSON.parse(text));
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.staff;
};

const states = { invited: 'invited', active: 'works here', left: 'left' } as const;

export const lineOf = ({ name, email, discipline, is_administrator, state, since }: Colleague): string =>
  [
    name.padEnd(28),
    (email ?? '').padEnd(36),
    `${states[state]} since ${since.slice(0, 10)}`.padEnd(28),
    [discipline && nameOf(discipline), is_administrator && 'administrator'].filter(Boolean).join(', '),
  ].join(' ');
