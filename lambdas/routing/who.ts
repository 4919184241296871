/** Finds the caller of a route, `<who>Caller` for each name of `callers.ts`. Each is an export, so that a function bundles one. */
import { isSpent } from '#domain/proof.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import {
  type Actor,
  authorizedCustomer,
  type Customer,
  freshlySignedInAt,
  identify,
  type VerifyAccessToken,
} from '#lambdas/platform/identity.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import { type Member, type MemberDependencies, memberOf } from '#lambdas/staff/staff.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { TokensStore } from '#lambdas/storage/tokens.ts';
import type { HttpRequest } from './request.ts';

type Sessions = { readonly profiles: Pick<ProfilesStore, 'ofSession'> };
type Tokens = { readonly tokens: Pick<TokensStore, 'isServerSession'> };
type Bearers = { readonly verify: VerifyAccessToken };

export const staffCaller = async (
  request: HttpRequest,
  deps: MemberDependencies,
): Promise<{ me: Member }> => ({
  me: await memberOf(authorizedCustomer(request), deps),
});

export const administratorCaller = async (request: HttpRequest, deps: MemberDependencies) => {
  const found = await staffCaller(request, deps);
  assertAdministrator(found.me);
  return found;
};

const assertGoesOn = async (customer: Customer, { profiles }: Sessions) =>
  orRefuse(await profiles.ofSession(customer.userId, customer), 'signed_out');

export const sessionCaller = async (request: HttpRequest) => ({ customer: authorizedCustomer(request) });

/** The authorizer does not know whether a session has been ended. */
export const customerCaller = async (request: HttpRequest, deps: Sessions) => {
  const found = await sessionCaller(request);
  await assertGoesOn(found.customer, deps);
  return found;
};

/**
 * Throws 403 `sign_in_again` unless a password was typed for this session a moment ago, and has served no dangerous act
 * since. The act spends this proof together with its own write.
 */
export const freshCustomerCaller = async (request: HttpRequest, deps: Sessions & Tokens) => {
  const { customer } = await sessionCaller(request);
  const { proof_spent } = await assertGoesOn(customer, deps);
  const origin = request.claims.origin_jti;
  const provedAt = freshlySignedInAt(request);
  if (typeof origin !== 'string' || provedAt === undefined) throw new ShopError('sign_in_again');
  const isUnproved = isSpent(proof_spent, { provedAt }) || (await deps.tokens.isServerSession(origin));
  if (isUnproved) throw new ShopError('sign_in_again');
  return { customer: { ...customer, provedAt } };
};

/** An ended session is 401, like an invalid one. */
export const severalCaller = async (
  request: HttpRequest,
  { verify, ...deps }: Sessions & Bearers,
): Promise<{ actor: Actor }> => {
  const actor = await identify(request, verify);
  if (actor.kind === 'customer') await assertGoesOn(actor, deps);
  return { actor };
};

export const linkOrAccountCaller = (request: HttpRequest, deps: Sessions & Bearers) =>
  severalCaller(request, deps);

export const buyerCaller = async (request: HttpRequest, { verify }: Bearers) => ({
  actor: () => identify(request, verify),
});

export const anyoneCaller = async () => ({});
export const factsCaller = async () => ({});
export const linkCaller = async () => ({});
export const stripeCaller = async () => ({});
