/**
 * The two Cognito calls that need no password, by plain fetch: the library would repeat a refused refresh for six
 * seconds and add 22 KB to every signed-in page. It is loaded for SRP sign-in only.
 */
import * as z from 'zod/mini';
import { siteConfig } from './config.ts';
import { offlineError } from './errors.ts';
import { withTimeLimit } from './time-limit.ts';

/** One refresh serves all callers that wait, so it needs a time limit. */
const limit = 15_000;

const tokensSchema = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), IdToken: z.string(), ExpiresIn: z.number() }),
});
const refusalSchema = z.object({
  __type: z.string().check(z.regex(/NotAuthorized|NotFound|UnsupportedToken/)),
});

const send = async (operation: string, body: object, signal: AbortSignal): Promise<object | undefined> => {
  const { cognitoEndpoint, userPoolClientId } = await siteConfig();
  const response = await fetch(`${cognitoEndpoint}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ...body, ClientId: userPoolClientId }),
    signal,
  });
  const text = await response.text();
  const answer: unknown = text === '' ? {} : JSON.parse(text);
  if (response.ok) return z.parse(z.looseObject({}), answer);
  z.parse(refusalSchema, answer);
  return undefined;
};

/** The parsed body; undefined when Cognito refuses the token. Other failures (429, 5xx) count as offline. */
const post = async (operation: string, body: object): Promise<object | undefined> => {
  try {
    return await withTimeLimit(limit, undefined, (signal) => send(operation, body, signal));
  } catch {
    throw offlineError();
  }
};

export type FreshTokens = { accessToken: string; idToken: string; expiresIn: number };

/** REFRESH_TOKEN_AUTH; undefined when the refresh token is expired, revoked or unknown. Throws `ApiError` offline. */
export const refreshTokens = async (refreshToken: string): Promise<FreshTokens | undefined> => {
  const answer = await post('InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  });
  if (!answer) return undefined;
  const { AuthenticationResult: result } = z.parse(tokensSchema, answer);
  return { accessToken: result.AccessToken, idToken: result.IdToken, expiresIn: result.ExpiresIn };
};

/** Revokes the refresh token and its tokens; an unknown token counts as success. */
export const revokeToken = async (refreshToken: string): Promise<void> => {
  await post('RevokeToken', { Token: refreshToken });
};
