import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { canResume } from '#domain/order.ts';
import { validationPageTexts } from '#domain/texts/email-validation.ts';
import { type AuthTokens, validateEmail as wire } from '#domain/wire/api.ts';
import { mayRead } from '#lambdas/access/access.ts';
import { enterByClaim } from '#lambdas/access/spend-claim.ts';
import { startSession } from '#lambdas/access/start-session.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import { isEnded } from '#lambdas/storage/ended.ts';
import type { IssuesStore } from '#lambdas/storage/issues.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import { isSealed } from '#lambdas/storage/sealed.ts';
import type { TokenRecord } from '#lambdas/storage/tokens.ts';
import type { VerificationsStore } from '#lambdas/storage/transactions/verify-address.ts';
import { invalidLink, type ReadLinkDependencies, readLink } from './validation-link.ts';
import { type VerifyOrdersDependencies, verifyOrders } from './verify-orders.ts';

type ValidateRequest = z.infer<typeof wire.body>;
type ValidateAnswer = z.infer<typeof wire.answer>;

export type ValidateEmailDependencies = VerifyOrdersDependencies &
  ReadLinkDependencies & {
    readonly orders: Pick<OrdersStore, 'find' | 'findAll' | 'ofUser' | 'replace'>;
    readonly births: Pick<BirthsStore, 'find'>;
    readonly verifications: Pick<VerificationsStore, 'consume'>;
    readonly requests: Pick<RequestsStore, 'answerAll'>;
    readonly issues: Pick<IssuesStore, 'close'>;
    readonly profiles: Pick<ProfilesStore, 'find'>;
    readonly startSession: (token: TokenRecord) => Promise<AuthTokens | undefined>;
  };

/** True when the address of a used link is still verified; the answer is then «already». */
const isVerified = async (token: TokenRecord, deps: ValidateEmailDependencies): Promise<boolean> => {
  const profile = await deps.profiles.find(token.user_id);
  return profile?.email === token.email && profile.email_validated;
};

/** True when this browser belongs to the account, by its session or by the claim of one of its orders. */
const isAtHome = async (token: TokenRecord, actor: Actor, deps: ValidateEmailDependencies) => {
  if (actor.kind === 'customer') return actor.userId === token.user_id;
  if (actor.kind === 'anonymous') return false;
  for (const order of await deps.orders.ofUser(token.user_id))
    if (await mayRead(order, actor, deps)) return true;
  return false;
};

/** The order, only for its customer or a browser with its claim. */
const orderFor = async (token: TokenRecord, actor: Actor, deps: ValidateEmailDependencies) => {
  const order = token.order_id ? await deps.orders.find(token.order_id) : undefined;
  if (order?.user_id !== token.user_id || !(await mayRead(order, actor, deps))) return {};
  const { services, status, bank } = order;
  // Only the checkout, which goes on with an unpaid order, needs the birth.
  const customer_info = canResume(order)
    ? withBirth(order, await deps.births.find(order.id))
    : order.customer_info;
  return { orderId: order.id, order: { customer_info, services, status, bank } };
};

/** The answer to later uses of a link. */
const already = async (token: TokenRecord, actor: Actor, deps: ValidateEmailDependencies) => {
  await verifyOrders(token.user_id, deps);
  const order = await orderFor(token, actor, deps);
  return { success: true, alreadyValidated: true, ...order, message: validationPageTexts.already };
};

/** A claim gives one session in all, here or after the payment. */
const enter = async (token: TokenRecord, secret: string, deps: ValidateEmailDependencies) => {
  for (const order of await deps.orders.ofUser(token.user_id)) {
    const session = await enterByClaim(order, secret, () => deps.startSession(token), deps);
    if (session) return session;
  }
  return undefined;
};

/** A browser with a session needs no new one; only a browser with a claim gets one. */
const verified = async (
  token: TokenRecord,
  actor: Actor,
  isNew: boolean,
  deps: ValidateEmailDependencies,
) => {
  await verifyOrders(token.user_id, deps);
  const order = await orderFor(token, actor, deps);
  const authTokens = isNew && actor.kind === 'claim' ? await enter(token, actor.secret, deps) : undefined;
  const message = validationPageTexts.success;
  return { success: true, alreadyValidated: false, ...order, message, ...(authTokens && { authTokens }) };
};

/** What the page asks of a browser outside the account. A sealed one takes the present password only. */
const asked = ({ email }: TokenRecord, profile: ProfileRecord, now: Date) => {
  if (!profile.sealed || !isSealed(profile, now)) return { email };
  const { asked_at, opens_at } = profile.sealed;
  return { email, sealed: { asked_at, opens_at } };
};

/**
 * §2, §7 validate-email. The first use by a browser of the account verifies the address, on profile and orders. Any
 * other browser gets the address and is asked who opens the link, which stays unused: a stranger may have signed up
 * with this address, or may lead a customer into a foreign account. 400 link_invalid.
 */
export const validateEmail = async (
  request: ValidateRequest,
  actor: Actor,
  deps: ValidateEmailDependencies,
): Promise<ValidateAnswer> => {
  const token = await readLink(request, deps);
  const profile = await deps.profiles.find(token.user_id);
  if (profile?.email !== token.email) throw invalidLink();
  const wasVerified = profile.email_validated;
  if (!token.used_at && (await isAtHome(token, actor, deps))) {
    if (await deps.verifications.consume(token, deps.now, 'account')) {
      if (profile.sealed) await deps.issues.close('sealed', token.user_id);
      if (profile.closing) await deps.requests.answerAll(token.user_id, 'erasure', deps.now);
      return verified(token, actor, !wasVerified, deps);
    }
    if (!(await isVerified(token, deps))) throw invalidLink();
    return already(token, actor, deps);
  }
  if (wasVerified) return already(token, actor, deps);
  if (token.used_at || profile.locked_at || isEnded(profile, token.minted_at)) throw invalidLink();
  return { success: false, alreadyValidated: false, asks: asked(token, profile, deps.now) };
};

export const route = routeOf(wire, {
  id: 'ValidateEmail',
  who: 'linkOrAccount',
  loss: 'Customers cannot verify their address; their reports wait in the account.',
  uses: {
    tokens: ['GetItem', 'PutItem', 'UpdateItem'],
    profiles: ['GetItem', 'UpdateItem'],
    orders: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'index by-user'],
    births: ['GetItem'],
    parts: ['Query'],
    requests: ['Query', 'UpdateItem'],
    issues: ['DeleteItem'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
  },
  pool: ['AdminListGroupsForUser'],
  stores: [
    'tokens',
    'verifications',
    'profiles',
    'orders',
    'births',
    'parts',
    'verifiedOrders',
    'requests',
    'issues',
    'limits',
  ],
  gateways: ['accounts'],
  run: async (call) => {
    await takeUse(limits.validationLink, call.viewerIp, call);
    return validateEmail(call.body, call.actor, {
      ...call,
      startSession: ({ user_id, email }) => startSession({ userId: user_id, email }, call, call.now),
    });
  },
});
