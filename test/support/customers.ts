import { randomUUID } from 'node:crypto';
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { inject } from 'vitest';
import { totpCode } from '../../bin/local/totp.ts';
import { call, newAddress } from './client.ts';
import './quick-powers.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** For staff: the secret of the second factor. */
  readonly totpSecret?: string;
};
export type Session = { readonly access: string; readonly id: string; readonly refresh: string };
export type TestCustomer = Credentials & Session & { readonly ip: string };

const output = (name: string): string => {
  const value = inject('shop').outputs[name];
  if (!value) throw new Error(`the stacks have no output ${name}`);
  return value;
};

const memoryStorage = () => {
  const items = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
};

/**
 * Signs in by SRP with the browser's own library, staff also with a code; rejects when Cognito refuses. The emulator
 * accepts a code twice within its 30 seconds, AWS does not.
 */
export const signIn = ({ email, password, totpSecret }: Credentials): Promise<Session> => {
  const storage = memoryStorage();
  const pool = new CognitoUserPool({
    UserPoolId: output('UserPoolId'),
    ClientId: output('UserPoolClientId'),
    endpoint: inject('shop').emulator,
    Storage: storage,
  });
  const user = new CognitoUser({ Username: email, Pool: pool, Storage: storage });
  const details = new AuthenticationDetails({ Username: email, Password: password });
  return new Promise((resolve, reject) => {
    const callbacks = {
      onSuccess: (session: CognitoUserSession) =>
        resolve({
          access: session.getAccessToken().getJwtToken(),
          id: session.getIdToken().getJwtToken(),
          refresh: session.getRefreshToken().getToken(),
        }),
      onFailure: reject,
    };
    user.authenticateUser(details, {
      ...callbacks,
      totpRequired: (kind: string) => {
        if (!totpSecret) return reject(new Error(`${email} has a second factor`));
        user.sendMFACode(totpCode(totpSecret, new Date()), callbacks, kind);
      },
    });
  });
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
