import { ShopError } from '#domain/wire/errors.ts';
import type { PaymentSession, Payments } from '#lambdas/gateways/stripe.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { type SettleDependencies, settle } from './settle.ts';

export type CloseDependencies = Omit<SettleDependencies, 'payments'> & {
  readonly payments: Pick<Payments, 'readSession' | 'expireSession' | 'sessionsSince' | 'refundDuplicate'>;
};

/** When the answer of a call was lost, its session is found in Stripe's list. */
const sessionsOf = async (order: OrderRecord, deps: CloseDependencies): Promise<PaymentSession[]> => {
  const known = order.payment.session_id;
  if (known) {
    const session = await deps.payments.readSession(known);
    return session ? [session] : [];
  }
  const all = await deps.payments.sessionsSince(new Date(order.created_at));
  return all.filter((session) => session.orderId === order.id);
};

const closeOne = async (listed: PaymentSession, deps: CloseDependencies): Promise<void> => {
  if (listed.status === 'open' && (await deps.payments.expireSession(listed.id))) return;
  const session = await deps.payments.readSession(listed.id);
  if (session?.status !== 'complete') return;
  if (session.isPaid) {
    const order = await settle(session, deps);
    // A payment of another amount went back: the order can be paid anew.
    if (!order || order.paid_at) throw new ShopError('already_paid');
  }
  if (session.isProcessing) throw new ShopError('payment_pending');
};

/**
 * Closes the old sessions of an order before it gets a new one. A session that pays it is settled (409 already_paid). A
 * session that the bank has not decided yet blocks a second payment (409 payment_pending).
 */
export const closeSession = async (order: OrderRecord, deps: CloseDependencies): Promise<void> => {
  for (const session of await sessionsOf(order, deps)) await closeOne(session, deps);
};

/**
 * Closes the sessions of earlier tries only. A session of the present try was opened by another click of the same attempt,
 * and the idempotency key gives this click the same session.
 */
export const closeEarlierTries = async (order: OrderRecord, deps: CloseDependencies): Promise<void> => {
  const present = String(order.payment.try);
  for (const session of await sessionsOf(order, deps)) {
    if (session.madeByTry !== present) await closeOne(session, deps);
  }
};
