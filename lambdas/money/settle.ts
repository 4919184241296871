import { addHours } from '#domain/dates.ts';
import { isDeciding, isPayable } from '#domain/order.ts';
import { soldDelivery } from '#domain/sold.ts';
import { guaranteeEnd, withdrawalEnd } from '#domain/withdrawal-right.ts';
import { newParts } from '#lambdas/access/with-parts.ts';
import type { PaymentSession, Payments } from '#lambdas/gateways/stripe.ts';
import { log } from '#lambdas/platform/log.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { SettlementsStore } from '#lambdas/storage/transactions/settle.ts';

/** What a session, as Stripe has it now, means for its order. `nothing` changes nothing; a `mismatch` is refunded. */
export type Verdict = 'pay' | 'wait' | 'fail' | 'cancel' | 'refund-duplicate' | 'mismatch' | 'nothing';

const isPaidAlready = (order: OrderRecord) => order.paid_at !== undefined;

const isGivenBack = ({ duplicate_refunds: refunds = [] }: OrderRecord, { id }: PaymentSession): boolean =>
  refunds.some(({ session_id }) => session_id === id);

/** Allows these transitions only: pending → paid, failed, cancelled; failed or cancelled → paid. */
export const judge = (order: OrderRecord, session: PaymentSession): Verdict => {
  if (session.isPaid) {
    // The page is used up: the order leaves the reconciler's list and can be paid anew.
    if (isGivenBack(order, session))
      return order.status === 'pending' && order.payment.session_id === session.id ? 'cancel' : 'nothing';
    if (isPaidAlready(order)) return order.paid_session_id === session.id ? 'nothing' : 'refund-duplicate';
    const isExact = session.amount === order.amount && session.currency === order.currency;
    return isExact ? 'pay' : 'mismatch';
  }
  // An older session of this order says nothing about the session that is open now.
  if (!isPayable(order) || order.payment.session_id !== session.id) return 'nothing';
  // The bank has already decided about this session: a copy that was read earlier is out of date.
  if (session.status === 'complete' && session.isProcessing) return order.bank ? 'nothing' : 'wait';
  if (order.status !== 'pending' && !isDeciding(order)) return 'nothing';
  if (session.status === 'complete') return 'fail';
  return session.status === 'expired' ? 'cancel' : 'nothing';
};

type Change = { after: OrderRecord; parts: PartRecord[]; mails: OutboxRecord[] };

const closed = (order: OrderRecord): OrderRecord => {
  const { awaiting: _, bank: __, ...rest } = order;
  return { ...rest, version: order.version + 1 };
};

const paid = (order: OrderRecord, session: PaymentSession, now: Date): Change => {
  const { fingerprint: _, session_id: __, ...payment } = order.payment;
  const dueAt = addHours(now, order.due_hours ?? soldDelivery(order).max).toISOString();
  const after: OrderRecord = {
    ...closed(order),
    status: 'paid',
    payment,
    paid_at: now.toISOString(),
    due_at: dueAt,
    withdrawal_until: withdrawalEnd(now).toISOString(),
    guarantee_until: guaranteeEnd(order.services, now)?.toISOString(),
    paid_session_id: session.id,
    payment_intent: session.paymentIntent,
    paid_with: session.means,
  };
  const confirmation = mailAbout(order.user_id, { kind: 'confirmation', order_id: order.id }, now);
  return { after, parts: newParts(after), mails: [confirmation] };
};

const unpaid = (after: OrderRecord, mails: OutboxRecord[] = []): Change => ({ after, parts: [], mails });

/** The bank confirms this payment later: until then the reconciler asks Stripe, and nobody can pay again. */
const waiting = (order: OrderRecord, now: Date): Change =>
  unpaid({
    ...closed(order),
    awaiting: 'payment',
    bank: { state: 'deciding', at: now.toISOString() },
  });

/** A payment that the bank confirms later may be refused after the customer has left the page: a mail says so. */
const refused = (order: OrderRecord, session: PaymentSession, now: Date): Change => {
  const status = order.status === 'pending' ? 'failed' : order.status;
  const after: OrderRecord = {
    ...closed(order),
    status,
    bank: { state: 'refused', at: now.toISOString() },
  };
  const subject = { kind: 'payment-refused' as const, order_id: order.id };
  return unpaid(after, [mailAbout(order.user_id, subject, now, session.id)]);
};

const changeFor = (verdict: Verdict, order: OrderRecord, session: PaymentSession, now: Date) => {
  if (verdict === 'pay') return paid(order, session, now);
  if (verdict === 'wait') return waiting(order, now);
  if (verdict === 'fail') return refused(order, session, now);
  if (verdict === 'cancel') return unpaid({ ...closed(order), status: 'cancelled' });
  return undefined;
};

export type SettleDependencies = {
  readonly orders: Pick<OrdersStore, 'find' | 'replace'>;
  readonly settlements: SettlementsStore;
  readonly payments: Pick<Payments, 'refundDuplicate'>;
  readonly now: Date;
};

type Facts = { readonly order: string; readonly session: string };
/** The payments that the shop does not keep, each with its alarm. */
const unwanted = {
  'refund-duplicate': (facts: Facts) => log.alarm('duplicate_payment_refunded', facts),
  mismatch: (facts: Facts) => log.alarm('amount_mismatch', facts),
} as const satisfies Partial<Record<Verdict, (facts: Facts) => void>>;
const isUnwanted = (verdict: Verdict): verdict is keyof typeof unwanted => verdict in unwanted;

/**
 * Refunds a session that does not pay the order, the second one of a paid order or one of another amount, and records
 * the refund on the order.
 */
const giveBack = async (
  order: OrderRecord,
  session: PaymentSession,
  ring: (facts: Facts) => void,
  deps: SettleDependencies,
) => {
  if (!session.paymentIntent) return order;
  const refundId = await deps.payments.refundDuplicate(session.paymentIntent, session.id);
  ring({ order: order.id, session: session.id });
  return deps.orders.replace({
    ...order,
    duplicate_refunds: [...(order.duplicate_refunds ?? []), { session_id: session.id, refund_id: refundId }],
  });
};

/**
 * Changes an order as its session in Stripe says, for webhook, return page and reconciler alike. Repeats and races succeed
 * without effect. Returns the order as it is afterwards; undefined when there is none.
 */
export const settle = async (
  session: PaymentSession,
  deps: SettleDependencies,
  eventId?: string,
): Promise<OrderRecord | undefined> => {
  return whileMoved(async () => {
    const order = session.orderId ? await deps.orders.find(session.orderId) : undefined;
    if (!order) return undefined;
    const verdict = judge(order, session);
    const change = changeFor(verdict, order, session, deps.now);
    if (change) {
      await deps.settlements.commit({ before: order, ...change, eventId }, deps.now);
      log.info('order_moved', { order: order.id, to: change.after.status });
      return change.after;
    }
    const after = isUnwanted(verdict) ? await giveBack(order, session, unwanted[verdict], deps) : order;
    if (eventId) await deps.settlements.recordEvent(eventId, deps.now);
    return after;
  });
};
