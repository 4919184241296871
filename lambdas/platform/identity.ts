import { freshSignInMinutes } from '#domain/wire/address.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import { digestOf } from './tokens.ts';

/** The caller: a signed-in customer, a browser that holds an order's claim, or anyone. */
export type Actor =
  | {
      readonly kind: 'customer';
      readonly userId: string;
      readonly groups: readonly string[];
      /** When the access token was issued, in seconds. Its session may have ended since. */
      readonly issuedAt: number;
      /** A hash of the id that all tokens of the session share. */
      readonly session: string;
    }
  | { readonly kind: 'claim'; readonly secret: string }
  | { readonly kind: 'anonymous' };
export type Customer = Extract<Actor, { kind: 'customer' }>;

/** Verifies an access token and returns its claims. Throws when it is not valid. */
export type VerifyAccessToken = (token: string) => Promise<Omit<Customer, 'kind'>>;

/** Routes without authorizer: an invalid bearer token is 401, never anonymous. */
export const identify = async (request: HttpRequest, verify: VerifyAccessToken): Promise<Actor> => {
  const header = request.headers.authorization;
  if (header !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(header)?.[1];
    if (!token) throw new ShopError('signed_out');
    try {
      return { kind: 'customer', ...(await verify(token)) };
    } catch {
      throw new ShopError('signed_out');
    }
  }
  const secret = request.headers['x-claim'];
  return secret ? { kind: 'claim', secret } : { kind: 'anonymous' };
};

/** A hash of the id that all tokens of a session share. */
export const sessionOf = (originJti: unknown): string => digestOf(`session:${String(originJti)}`);

/** The groups in a verified claim. API Gateway passes a list as one text: «[experts administrators]». */
const groupsIn = (claim: unknown): string[] => {
  const text = Array.isArray(claim) ? claim.join(' ') : claim;
  return typeof text === 'string' ? text.split(/[[\]\s,"]+/).filter(Boolean) : [];
};

/**
 * Routes behind the JWT authorizer: API Gateway has verified the token, its claims are in the event. Only the profile
 * says whether the session has ended since (`customerOf`, or a store that compares by itself).
 */
export const authorizedCustomer = (request: HttpRequest): Customer => {
  const userId = request.claims.sub;
  if (typeof userId !== 'string') throw new ShopError('signed_out');
  const groups = groupsIn(request.claims['cognito:groups']);
  const { iat, origin_jti } = request.claims;
  return { kind: 'customer', userId, groups, issuedAt: Number(iat) || 0, session: sessionOf(origin_jti) };
};

/**
 * When the sign-in was (seconds), if that was a moment ago. A refreshed token keeps its `auth_time`, which API Gateway
 * passes as text. `isServerSession` says whether a password was typed at that sign-in.
 */
export const freshlySignedInAt = ({ claims, now }: HttpRequest): number | undefined => {
  const at = Number(claims.auth_time ?? 0);
  return now.getTime() / 1000 - at <= freshSignInMinutes * 60 ? at : undefined;
};

/** The instant of the sign-in (UTC), which a refreshed token keeps. */
export const signedInAt = ({ claims }: HttpRequest): string =>
  new Date(Number(claims.auth_time) * 1000 || 0).toISOString();
