import { signOut } from '#domain/wire/sessions.ts';
import { call } from './api-client.ts';
import { replaceSession } from './session.ts';

/**
 * Verifies the password again for a request that requires it. The replaced session leaves the list of the account;
 * without an answer it stays there for a month at most. Throws as `signIn` does.
 */
export const signInAgain = async (password: string): Promise<void> => {
  const token = await replaceSession(password);
  await call(signOut, { body: { everywhere: false, replaced: true }, token }).catch(() => undefined);
};
