import { randomBytes } from 'node:crypto';
import { digestOf } from '#lambdas/platform/tokens.ts';
import type { StageName } from '#lib/stage.ts';
import type { Questions } from './ask.ts';
import {
  assertFits,
  later,
  provisionalOf,
  retired,
  rotated,
  type Secret,
  secrets,
  stepsOf,
} from './secret-rules.ts';
import type { SecretStore } from './secret-store.ts';

/** The dependencies of a command; `variables` may hold values, which are then not asked for. */
export type SecretDesk = {
  readonly stage: StageName;
  readonly store: SecretStore;
  readonly ask: Questions['ask'];
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  /** The digest of the origin secret that the CDN sends now; undefined before there is a CDN. */
  readonly sent: () => Promise<string | undefined>;
};

const random = (): string => randomBytes(32).toString('base64url');

const obtain = async (secret: Secret, { stage, ask, variables }: SecretDesk): Promise<string> => {
  if (secret.variable === undefined) return random();
  const value = variables[secret.variable] ?? (await ask(`${secret.name}, ${secret.about}`));
  if (secret.waits && value === later) return provisionalOf(random());
  assertFits(stage, secret, value);
  return value;
};

/** Prints the state and date of each secret, and asks for missing ones. */
export const fillSecrets = async (desk: SecretDesk): Promise<void> => {
  for (const secret of secrets) {
    const kept = await desk.store.read(secret.key);
    if (!kept) {
      await desk.store.write(secret.key, [await obtain(secret, desk)]);
      desk.say(`${secret.name.padEnd(15)} written now`);
      continue;
    }
    const rotation = kept.values.length > 1 ? ', two values: a rotation is under way' : '';
    desk.say(`${secret.name.padEnd(15)} since ${kept.changedAt.toISOString()}${rotation}`);
  }
};

/** Replaces a secret at once; the old value is refused from then on, so the one that a CDN sends is only rotated. */
export const setSecret = async (secret: Secret, desk: SecretDesk): Promise<void> => {
  if (secret.key === 'originSecret' && (await desk.sent()) !== undefined)
    throw new Error('The CDN sends the value in use, and the shop would close: rotate origin-secret.');
  await desk.store.write(secret.key, [await obtain(secret, desk)]);
  desk.say(`${secret.name} written`);
};

/** Starts a rotation without an interruption and prints the next steps. */
export const rotateSecret = async (secret: Secret, desk: SecretDesk): Promise<void> => {
  if (!secret.rotates) throw new Error(`${secret.name} holds one value, which «set» replaces at once.`);
  const kept = await desk.store.read(secret.key);
  // Checked before the operator types a value.
  rotated(kept?.values ?? [], '');
  await desk.store.write(secret.key, rotated(kept?.values ?? [], await obtain(secret, desk)));
  for (const line of stepsOf(secret, desk.stage)) desk.say(line);
};

/** Functions that no longer know what the CDN sends would answer 403 to everybody. */
const assertSent = async (current: string | undefined, { stage, sent }: SecretDesk): Promise<void> => {
  const digest = await sent();
  if (digest === undefined || (current !== undefined && digest === digestOf(current))) return;
  throw new Error(
    `The CDN still sends the old origin-secret: nothing was retired. First npm run deploy -- --stage ${stage}.`,
  );
};

/** Ends a rotation: the old value is no longer accepted. */
export const retireSecret = async (secret: Secret, desk: SecretDesk): Promise<void> => {
  const kept = await desk.store.read(secret.key);
  const left = retired(kept?.values ?? []);
  if (secret.key === 'originSecret') await assertSent(left[0], desk);
  await desk.store.write(secret.key, left);
  desk.say(`${secret.name}: the old value is gone`);
};
