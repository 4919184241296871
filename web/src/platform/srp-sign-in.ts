/** Sign-in by SRP: the password never leaves the browser. Only this module loads the library. */
import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js';
import * as z from 'zod/mini';
import { errorTexts } from '#domain/texts/errors.ts';
import { factorTexts } from '#domain/texts/factor.ts';
import { authTexts } from '#web/texts/auth.ts';
import { siteConfig } from './config.ts';
import { ApiError, offlineError } from './errors.ts';

export type SignedTokens = { accessToken: string; idToken: string; refreshToken: string; expiresIn: number };

/** The password is right, and the account has a second factor. */
export type CodeStep = { readonly answer: (code: string) => Promise<SignedTokens> };

const failureSchema = z.object({ code: z.string(), message: z.optional(z.nullable(z.string())) });

const wrongPassword = () => new ApiError('wrong_password', authTexts.wrongPassword, 400);
const tooMany = () => new ApiError('too_many', errorTexts.too_many, 429);

/** Cognito's refusal in French (§8). */
export const signInError = (failure: unknown): ApiError => {
  const parsed = z.safeParse(failureSchema, failure);
  const { code, message } = parsed.success ? parsed.data : { code: '', message: '' };
  if (code === 'NetworkError') return offlineError();
  if (code === 'TooManyRequestsException' || code === 'LimitExceededException') return tooMany();
  // The lockout after wrong passwords is a NotAuthorizedException with its own message.
  if (code === 'NotAuthorizedException' && /attempts exceeded/i.test(message ?? '')) return tooMany();
  if (code === 'NotAuthorizedException' || code === 'UserNotFoundException') return wrongPassword();
  return new ApiError('unexpected', errorTexts.unexpected, 500);
};

/** Cognito's refusal of a code. A used code has its own message, because the next code will work. */
export const codeError = (failure: unknown): ApiError => {
  const parsed = z.safeParse(failureSchema, failure);
  const { code, message } = parsed.success ? parsed.data : { code: '', message: '' };
  if (code === 'ExpiredCodeException' || /already been used/i.test(message ?? '')) {
    return new ApiError('used_code', factorTexts.used, 400);
  }
  if (code === 'CodeMismatchException') return new ApiError('wrong_code', factorTexts.wrong, 400);
  // The session of the sign-in is over after three minutes or too many tries.
  if (code === 'NotAuthorizedException') return new ApiError('late_code', factorTexts.late, 401);
  return signInError(failure);
};

/** The library stores its five keys here during the sign-in; `session.ts` stores the session as one entry. */
const shortMemory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
};

const loadLibrary = () => {
  // The library's Buffer needs Node's name of the global object.
  Object.assign(globalThis, { global: globalThis });
  return import('amazon-cognito-identity-js');
};

const tokensOf = (session: CognitoUserSession): SignedTokens => {
  const access = session.getAccessToken();
  return {
    accessToken: access.getJwtToken(),
    idToken: session.getIdToken().getJwtToken(),
    refreshToken: session.getRefreshToken().getToken(),
    expiresIn: access.getExpiration() - access.getIssuedAt(),
  };
};

const codeStep = (user: CognitoUser, kind: string): CodeStep => ({
  answer: (code) =>
    new Promise((resolve, reject) => {
      const onSuccess = (session: CognitoUserSession) => resolve(tokensOf(session));
      const onFailure = (failure: unknown) => reject(codeError(failure));
      user.sendMFACode(code, { onSuccess, onFailure }, kind);
    }),
});

/** Throws `ApiError` with a French message. `email` must be in lower case, as in the pool. */
export const srpSignIn = async (email: string, password: string): Promise<SignedTokens | CodeStep> => {
  const [config, cognito] = await Promise.all([siteConfig(), loadLibrary()]).catch(() => {
    throw offlineError();
  });
  const Storage = shortMemory();
  const Pool = new cognito.CognitoUserPool({
    UserPoolId: config.userPoolId,
    ClientId: config.userPoolClientId,
    endpoint: `${config.cognitoEndpoint}/`,
    Storage,
  });
  const user = new cognito.CognitoUser({ Username: email, Pool, Storage });
  const details = new cognito.AuthenticationDetails({ Username: email, Password: password });
  return new Promise((resolve, reject) => {
    user.authenticateUser(details, {
      onSuccess: (session) => resolve(tokensOf(session)),
      onFailure: (failure: unknown) => reject(signInError(failure)),
      // An unfinished account has no password yet: only repeating the sign-up completes it.
      newPasswordRequired: () => reject(wrongPassword()),
      totpRequired: (kind: string) => resolve(codeStep(user, kind)),
    });
  });
};
