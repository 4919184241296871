import { partsOf } from '#domain/catalogue.ts';
import type { StripeRefund, StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { log } from '#lambdas/platform/log.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type {
  RefundSettlement,
  RefundSettlementsStore,
} from '#lambdas/storage/transactions/settle-refund.ts';

export type SettleRefundsDependencies = {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'ofOrder'>;
  readonly refunds: Pick<RefundsStore, 'ofOrder'>;
  readonly refundSettlements: Pick<RefundSettlementsStore, 'commit'>;
  readonly stripe: Pick<StripeRefunds, 'ofPayment'>;
  readonly now: Date;
};

/** The row of a Stripe refund, found by Stripe's id or, while that is unknown, by our own. */
const rowOf = (known: StripeRefund, rows: readonly RefundRecord[]): RefundRecord | undefined =>
  rows.find(({ stripe_id }) => stripe_id === known.id) ??
  rows.find(({ id, stripe_id }) => !stripe_id && id === known.refundId);

/** The row of a refund that was made in Stripe's dashboard. */
const foundRow = (orderId: string, { id, amount, createdAt }: StripeRefund): RefundRecord => ({
  order_id: orderId,
  id,
  amount,
  origin: 'stripe',
  state: 'requested',
  requested_at: createdAt.toISOString(),
});

const settled = (row: RefundRecord, known: StripeRefund, now: Date): RefundRecord => {
  const { awaiting: _, ...rest } = row;
  const next = { ...rest, state: known.status, stripe_id: known.id };
  if (known.status === 'pending') return { ...next, awaiting: 'stripe' };
  // The instant of the first success is kept, so that its mail is sent only once.
  return known.status === 'succeeded' ? { ...next, settled_at: row.settled_at ?? now.toISOString() } : next;
};

const isSame = (left: RefundRecord, right: RefundRecord) =>
  left.state === right.state && left.stripe_id === right.stripe_id;

const sumOf = (rows: readonly RefundRecord[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
const withoutIds = (rows: readonly RefundRecord[], others: readonly RefundRecord[]): RefundRecord[] =>
  rows.filter(({ id }) => !others.some((other) => other.id === id));

/**
 * Stripe refuses a refund when the dashboard has paid back a part meanwhile. After a withdrawal the customer is owed the
 * rest (L221-24), which the sweep requests with a new key. Every other refused refund fails.
 */
const afterRefusal = (
  given: RefundRecord,
  order: OrderRecord,
  others: readonly RefundRecord[],
): RefundRecord => {
  const room = order.amount - sumOf(others.filter(({ state }) => state !== 'failed'));
  if (given.origin === 'withdrawal' && room > 0 && room < given.amount)
    return { ...given, amount: room, tries: (given.tries ?? 0) + 1 };
  const { awaiting: _, ...rest } = given;
  return { ...rest, state: 'failed' };
};

type Known = { readonly order: OrderRecord; readonly rows: readonly RefundRecord[] };

/** Rows that Stripe's list changes or adds; `refused` is the id of the refund that Stripe refused. */
const changedRows = (
  { order, rows }: Known,
  known: readonly StripeRefund[],
  refused: string | undefined,
  now: Date,
): RefundRecord[] => {
  const changed = known.flatMap((refund) => {
    const row = rowOf(refund, rows);
    if (!row && refund.status === 'failed') return [];
    const next = settled(row ?? foundRow(order.id, refund), refund, now);
    return row && isSame(row, next) ? [] : [next];
  });
  const given = rows.find(({ id, state }) => id === refused && state === 'requested');
  if (!given || changed.some(({ id }) => id === given.id)) return changed;
  return [...changed, afterRefusal(given, order, [...withoutIds(rows, [...changed, given]), ...changed])];
};

/** Parts that are paid back: all parts of a refunded order, otherwise those of the withdrawn services. */
const revokedParts = (
  order: OrderRecord,
  rows: readonly RefundRecord[],
  parts: readonly PartRecord[],
): PartRecord[] => {
  const succeeded = rows.filter(({ state }) => state === 'succeeded');
  const isAll = sumOf(succeeded) >= order.amount;
  const services = succeeded.flatMap((row) => row.services ?? []);
  const over = partsOf(isAll ? order.services : services);
  return parts.filter(({ service, refunded_at }) => !refunded_at && over.includes(service));
};

const settlementOf = (
  { order, rows }: Known,
  changed: readonly RefundRecord[],
  parts: readonly PartRecord[],
  now: Date,
): RefundSettlement => {
  const after = [...withoutIds(rows, changed), ...changed];
  const arrived = changed.filter(
    ({ id, state }) => state === 'succeeded' && !rows.find((row) => row.id === id)?.settled_at,
  );
  return {
    order,
    refunded: sumOf(after.filter(({ state }) => state === 'succeeded')),
    reserved: sumOf(after.filter(({ state }) => state !== 'failed')),
    rows: changed,
    revoked: revokedParts(order, after, parts),
    mails: arrived.map(({ id }) =>
      mailAbout(order.user_id, { kind: 'refund', order_id: order.id, refund_id: id }, now),
    ),
  };
};

const report = (changed: readonly RefundRecord[]): void => {
  for (const { order_id: order, id: refund, state, origin } of changed) {
    if (state === 'failed') log.alarm('refund_failed', { order, refund, origin });
    else log.info('refund_moved', { order, refund, to: state });
  }
};

/**
 * Reads Stripe's refunds of an order's payment and writes what they change, for answer, webhook and sweep alike. Stripe is
 * read after the order, and the write fails if the order has changed since, so that older facts never overwrite newer
 * ones. Repeats and races succeed without effect.
 */
export const settleRefunds = async (
  orderId: string,
  deps: SettleRefundsDependencies,
  refused?: string,
): Promise<void> => {
  await whileMoved(async () => {
    const order = await deps.orders.find(orderId);
    if (!order?.payment_intent) return;
    const rows = await deps.refunds.ofOrder(orderId);
    const known = { order, rows };
    const changed = changedRows(known, await deps.stripe.ofPayment(order.payment_intent), refused, deps.now);
    if (changed.length === 0) return;
    const parts = await deps.parts.ofOrder(orderId);
    await deps.refundSettlements.commit(settlementOf(known, changed, parts, deps.now), deps.now);
    report(changed);
  });
};
