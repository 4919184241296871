import { randomBytes } from 'node:crypto';
import { signUp } from '#domain/wire/api.ts';
import { readProfile, updateProfile } from '#domain/wire/profile.ts';
import { signOut } from '#domain/wire/sessions.ts';
import { type Answer, isNot, type Visited, visit } from '#lambdas/gateways/site-checks.ts';

/**
 * The address of the account that checks a stage: SES takes mails to it and delivers them to nobody. Nobody can guess it, so
 * nobody locks it by wrong passwords.
 */
export const newVisitor = (): string => `success+${randomBytes(10).toString('hex')}@simulator.amazonses.com`;

/** What the check does in the pool itself. */
export type Doors = {
  /** False when the pool does not know the account. */
  readonly setPassword: (password: string) => Promise<boolean>;
  /** Signs in as the browser does; returns the access token. */
  readonly signIn: (password: string) => Promise<string>;
};

type Wire = { readonly method: string; readonly path: string };

const call = (shop: Visited, { method, path }: Wire, body?: object, access?: string): Promise<Answer> =>
  visit(shop, path, {
    method,
    headers: {
      ...(access && { authorization: `Bearer ${access}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const assertAnswer = (answer: Answer, status: number, expected: string): void => {
  if (answer.status !== status) throw new Error(isNot(expected, answer));
};

/** The shop's own sign-up makes the account at first, and again after it was erased. */
const enter = async (shop: Visited, email: string, { setPassword, signIn }: Doors): Promise<string> => {
  const password = `${randomBytes(18).toString('base64url')}-a1`;
  if (!(await setPassword(password))) {
    const answer = await call(shop, signUp, { email, password, from: 'checkout' });
    assertAnswer(answer, 201, 'the sign-up makes the account of the check');
  }
  return signIn(password);
};

const placeOf = ({ text }: Answer): string | null => readProfile.answer.parse(JSON.parse(text)).birth_place;

const useAccount = async (shop: Visited, access: string): Promise<void> => {
  const before = await call(shop, readProfile, undefined, access);
  assertAnswer(
    before,
    200,
    'the account of the check reads its profile (a table without its row? docs/deploying.md)',
  );
  const birth_place = `Contrôle ${randomBytes(6).toString('hex')}`;
  const written = await call(shop, updateProfile, { birth_place }, access);
  assertAnswer(written, 200, 'the account of the check writes its profile');
  const after = await call(shop, readProfile, undefined, access);
  assertAnswer(after, 200, 'the account of the check reads its profile again');
  if (placeOf(after) !== birth_place) throw new Error('what one function wrote, another does not read');
};

/** A session that was left opens nothing: sign-out and profile agree on one table. */
const leave = async (shop: Visited, access: string): Promise<void> => {
  const left = await call(shop, signOut, { everywhere: false }, access);
  assertAnswer(left, 200, 'the account of the check signs out');
  const after = await call(shop, readProfile, undefined, access);
  assertAnswer(after, 401, 'a session that was left is refused');
};

/** Signs in, reads, writes and reads again as an account. Returns what failed. */
export const accountFailures = async (shop: Visited, email: string, doors: Doors): Promise<string[]> => {
  try {
    const access = await enter(shop, email, doors);
    await useAccount(shop, access);
    await leave(shop, access);
    return [];
  } catch (error) {
    return [`account: ${error instanceof Error ? error.message : String(error)}`];
  }
};
