import { freshSignInMinutes } from '#domain/wire/address.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { HttpRequest } from './http.ts';

/** Who calls: a signed-in customer, the browser that holds an order's claim, or anyone. */
export type Actor =
  | {
      readonly kind: 'customer';
      readonly userId: string;
      readonly groups: readonly string[];
      /** When the access token was made, in seconds: it may have been ended since. */
      readonly issuedAt: number;
    }
  | { readonly kind: 'claim'; readonly secret: string }
  | { readonly kind: 'anonymous' };
export type Customer = Extract<Actor, { kind: 'customer' }>;

/** Verifies an access token and gives what it says; throws when it is not valid. */
export type VerifyAccessToken = (token: string) => Promise<Omit<Customer, 'kind'>>;

/** Routes without authorizer: a bearer that is sent must be valid (a bad one is 401, never anonymous). */
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

/**
 * The groups in a verified claim: API Gateway hands a list to the function as one text, «[experts administrators]».
 */
const groupsIn = (claim: unknown): string[] => {
  const text = Array.isArray(claim) ? claim.join(' ') : claim;
  return typeof text === 'string' ? text.split(/[[\]\s,"]+/).filter(Boolean) : [];
};

/**
 * Routes behind the JWT authorizer: API Gateway has verified the token, its claims are in the event. Whether the session
 * has ended since stands on the profile alone (`customerOf`, or a store that compares by itself).
 */
export const authorizedCustomer = (request: HttpRequest): Customer => {
  const userId = request.claims.sub;
  if (typeof userId !== 'string') throw new ShopError('signed_out');
  const groups = groupsIn(request.claims['cognito:groups']);
  return { kind: 'customer', userId, groups, issuedAt: Number(request.claims.iat) || 0 };
};

/**
 * Whether the sign-in was a moment ago: a refreshed token keeps its time (`auth_time`, seconds), which API Gateway hands
 * over as text. Whether a password was shown at it, `isServerSession` tells.
 */
export const hasSignedInFreshly = ({ claims, now }: HttpRequest): boolean =>
  now.getTime() / 1000 - Number(claims.auth_time ?? 0) <= freshSignInMinutes * 60;
