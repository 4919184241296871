import { limits } from '#domain/limits.ts';
import { isPayable, type Order } from '#domain/order.ts';
import { type AuthTokens, verifyPayment as wire } from '#domain/wire/api.ts';
import { type AccessDependencies, mayRead } from '#lambdas/access/access.ts';
import { enterByClaim } from '#lambdas/access/spend-claim.ts';
import { startSession } from '#lambdas/access/start-session.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { withParts } from '#lambdas/access/with-parts.ts';
import type { PaymentSession, Payments } from '#lambdas/gateways/stripe.ts';
import { type SettleDependencies, settle } from '#lambdas/money/settle.ts';
import type { Actor } from '#lambdas/platform/identity.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type VerifyPaymentDependencies = Omit<SettleDependencies, 'payments'> &
  AccessDependencies & {
    readonly payments: Pick<Payments, 'readSession' | 'refundDuplicate'>;
    readonly orders: Pick<OrdersStore, 'find' | 'findWhen' | 'replace'>;
    readonly parts: Pick<PartsStore, 'ofOrder'>;
    /** Starts a session of the order's customer, for a browser that holds the claim. */
    readonly startSession: (order: OrderRecord, now: Date) => Promise<AuthTokens | undefined>;
  };

export type Verification = {
  verified: boolean;
  pending?: boolean;
  order?: Order;
  authTokens?: AuthTokens;
};

const isPaidBy = (order: OrderRecord, sessionId: string) => order.paid_session_id === sessionId;

/** Reads a customer's order at half the price when the webhook has settled it already; a claim is checked on a fresh one. */
const settled = (session: PaymentSession, actor: Actor, deps: VerifyPaymentDependencies) => {
  if (actor.kind !== 'customer') return settle(session, deps);
  const find = (id: string) => deps.orders.findWhen(id, (order) => isPaidBy(order, session.id));
  return settle(session, { ...deps, orders: { ...deps.orders, find } });
};

/**
 * §7 verify-payment, for the page that Stripe redirects to. The customer and a claim see the order; a claim also gets a
 * session, once. Anyone else learns only whether the session is paid: a session id in a URL grants no access.
 */
export const verifyPayment = async (
  sessionId: string,
  actor: Actor,
  deps: VerifyPaymentDependencies,
): Promise<Verification> => {
  const session = await deps.payments.readSession(sessionId);
  const order = session && (await settled(session, actor, deps));
  if (!session || !order) return { verified: false };
  const verified = session.isPaid && isPaidBy(order, session.id);
  if (!(await mayRead(order, actor, deps))) return { verified };
  const shown = await withParts(order, deps.parts);
  if (!verified) {
    const isPending = session.status === 'complete' && session.isProcessing && isPayable(order);
    return isPending ? { verified, pending: true, order: shown } : { verified, order: shown };
  }
  const start = () => deps.startSession(order, deps.now);
  const authTokens =
    actor.kind === 'claim' ? await enterByClaim(order, actor.secret, start, deps) : undefined;
  return authTokens ? { verified, order: shown, authTokens } : { verified, order: shown };
};

export const route = routeOf(wire, {
  id: 'VerifyPayment',
  who: 'several',
  loss: 'Customers who come back from paying see no confirmation; the webhook still settles.',
  uses: { parts: ['Query'], limits: ['UpdateItem'], tokens: ['PutItem'] },
  pool: ['AdminListGroupsForUser'],
  may: ['settle'],
  // Stripe may need all its tries twice, and the function must still answer.
  seconds: 20,
  memory: 1024,
  traced: true,
  reserved: 20,
  stores: ['orders', 'parts', 'profiles', 'settlements', 'tokens', 'limits'],
  gateways: ['payments', 'accounts'],
  run: async (call) => {
    const { actor, accounts, tokens } = call;
    const count = () => takeUse(limits.verification, call.viewerIp, call);
    if (actor.kind !== 'customer') await count();
    const answer = await verifyPayment(call.body.sessionId, actor, {
      ...call,
      startSession: ({ user_id: userId, customer_info: { email } }, now) =>
        startSession({ userId, email }, { accounts, tokens }, now),
    });
    // A customer who returns from paying their own order is not counted; every other request is.
    if (actor.kind === 'customer' && !answer.order) await count();
    return answer;
  },
});
