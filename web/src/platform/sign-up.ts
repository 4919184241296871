import type * as z from 'zod/mini';
import { signUp } from '#domain/wire/api.ts';
import { call } from './api-client.ts';
import { signIn } from './session.ts';
import type { SessionUser } from './session-state.ts';

export type SignUpBody = z.input<typeof signUp.body>;

/** Makes the account through our API, then signs in with the password, which stays in this browser. */
export const signUpAndIn = async (body: SignUpBody): Promise<SessionUser> => {
  await call(signUp, { body });
  return signIn(body.email, body.password);
};
