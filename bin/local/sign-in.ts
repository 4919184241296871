import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { type Outputs, outputOf } from './deploy.ts';
import { totpCode } from './totp.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** For staff: the secret of the second factor. */
  readonly totpSecret?: string;
};
export type Session = { readonly access: string; readonly id: string; readonly refresh: string };
type Shop = { readonly emulator: string; readonly outputs: Outputs };

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
export const signIn = (
  { emulator, outputs }: Shop,
  { email, password, totpSecret }: Credentials,
): Promise<Session> => {
  const storage = memoryStorage();
  const pool = new CognitoUserPool({
    UserPoolId: outputOf(outputs, 'UserPoolId'),
    ClientId: outputOf(outputs, 'UserPoolClientId'),
    endpoint: emulator,
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
