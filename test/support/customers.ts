import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Credentials, type Session, signIn as signInTo } from '../../bin/local/sign-in.ts';
import { call, newAddress } from './client.ts';
import './quick-powers.ts';

export type { Credentials, Session };
export type TestCustomer = Credentials & Session & { readonly ip: string };

/** Signs in like the browser; rejects when Cognito refuses. */
export const signIn = (credentials: Credentials): Promise<Session> => signInTo(inject('shop'), credentials);

/**
 * Signs in again for one more dangerous act. A proof of the password serves one act, and spends those of its second and of
 * earlier ones.
 */
export const prove = async ({ email, password }: Credentials): Promise<Session> => {
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
  return signIn({ email, password });
};

export const newCredentials = (): Credentials => ({
  email: `cliente-${randomUUID()}@exemple.fr`,
  // A part of an id may lack a digit, which the rules of §5 require.
  password: `sagesse-1-${randomUUID().slice(0, 8)}`,
});

type From = 'checkout' | 'auth' | 'account';

/** A new account, made by the shop's own sign-up. */
export const signUp = async (from: From): Promise<Credentials & { readonly ip: string }> => {
  const credentials = newCredentials();
  const ip = newAddress();
  const answer = await call('POST', '/api/sign-up', {
    body: { ...credentials, from, first_name: 'Camille', last_name: "D'Angelo" },
    ip,
  });
  if (answer.status !== 201)
    throw new Error(`sign-up answered ${answer.status} ${JSON.stringify(answer.json)}`);
  return { ...credentials, ip };
};

/** A new account, signed in as the browser does. */
export const newCustomer = async (from: From = 'checkout'): Promise<TestCustomer> => {
  const account = await signUp(from);
  return { ...account, ...(await signIn(account)) };
};
