import { isPromised, isUnsent } from '#domain/refunds.ts';
import type { StripeRefund, StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { log } from '#lambdas/platform/log.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { RefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import { heldOf, type Known, paidByHand, resumed, rowPaidByHand, withDebts } from './owed-refunds.ts';
import { settlementOf, withoutIds } from './refund-changes.ts';
import { newRefund } from './refund-row.ts';

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
const foundRow = (order: OrderRecord, { id, amount, createdAt }: StripeRefund): RefundRecord =>
  newRefund(order, { id, amount, origin: 'stripe', requested_at: createdAt.toISOString() });

const settled = (row: RefundRecord, known: StripeRefund, now: Date): RefundRecord => {
  const { awaiting: _, ...rest } = row;
  const next = { ...rest, state: known.status, stripe_id: known.id };
  if (known.status === 'pending') return { ...next, awaiting: 'stripe' };
  if (known.status === 'failed') return next;
  const { owed_since: __, ...paid } = next;
  // The instant of the first success is kept, so that its mail is sent only once.
  return { ...paid, settled_at: row.settled_at ?? now.toISOString() };
};

const isSame = (left: RefundRecord, right: RefundRecord) =>
  left.state === right.state && left.stripe_id === right.stripe_id;

/**
 * Stripe refuses a refund when the dashboard has paid back a part meanwhile. After a withdrawal or an erasure the customer is owed the
 * rest (L221-24), which the sweep requests with a new key. Every other refused refund fails.
 */
const afterRefusal = (
  given: RefundRecord,
  order: OrderRecord,
  others: readonly RefundRecord[],
): RefundRecord => {
  const room = order.amount - heldOf(others);
  if (isPromised(given) && !given.settled_at && room > 0 && room < given.amount)
    return { ...given, amount: room, tries: (given.tries ?? 0) + 1 };
  const { awaiting: _, ...rest } = given;
  return { ...rest, state: 'failed' };
};

const isFailed = ({ status }: StripeRefund): boolean => status === 'failed';

/** One of Stripe's refunds, written to the rows: its own, the owed one that it pays, or a new one. */
const withStripe = ({ order, rows }: Known, refund: StripeRefund, now: Date): readonly RefundRecord[] => {
  if (rows.some(({ past_ids: past = [] }) => past.includes(refund.id))) return rows;
  const row = rowOf(refund, rows) ?? (isFailed(refund) ? undefined : rowPaidByHand(refund.amount, rows));
  if (!row && isFailed(refund)) return rows;
  const next = settled(paidByHand(row ?? foundRow(order, refund), refund.id), refund, now);
  return row && isSame(row, next) ? rows : [...withoutIds(rows, [next]), next];
};

/** Rows that Stripe's list changes or adds; `refused` is the id of the refund that Stripe refused. */
const changedRows = (
  known: Known,
  listed: readonly StripeRefund[],
  refused: string | undefined,
  now: Date,
): RefundRecord[] => {
  const { order, rows: before } = known;
  // What came back is known before what was paid for it.
  const sorted = listed.toSorted((left, right) => Number(isFailed(right)) - Number(isFailed(left)));
  const rows = sorted.reduce((all, refund) => withStripe({ order, rows: all }, refund, now), before);
  const given = rows.find(({ id, state }) => id === refused && state === 'requested');
  const isGiven = given !== undefined && before.includes(given);
  const others = given ? withoutIds(rows, [given]) : rows;
  const after = isGiven ? [...others, afterRefusal(given, order, others)] : rows;
  const changed = after.filter((row) => !before.includes(row));
  return withDebts(known, changed, now);
};

/** Says what became of each; what is owed as before says nothing anew. */
const report = ({ rows }: Known, changed: readonly RefundRecord[]): void => {
  for (const { order_id: order, id: refund, state, origin } of changed) {
    if (state !== 'failed') log.info('refund_moved', { order, refund, to: state });
    else if (rows.find(({ id }) => id === refund)?.state !== 'failed')
      log.alarm('refund_failed', { order, refund, origin });
  }
};

type Commit = Pick<SettleRefundsDependencies, 'parts' | 'refundSettlements' | 'now'>;

/** Writes changed rows of refunds with everything that follows. Throws `Moved`. */
export const commitRefunds = async (known: Known, changed: readonly RefundRecord[], deps: Commit) => {
  const parts = await deps.parts.ofOrder(known.order.id);
  await deps.refundSettlements.commit(settlementOf(known, changed, parts, deps.now), deps.now);
};

/** Asks again for the owed refunds that Stripe has refused, now that nothing holds their money; the sweep goes on. */
export const resumeRefused = (orderId: string, deps: Omit<SettleRefundsDependencies, 'stripe'>) =>
  whileMoved(async () => {
    const order = await deps.orders.find(orderId);
    if (!order?.refund_owed) return;
    const rows = await deps.refunds.ofOrder(orderId);
    const refused = rows.filter((row) => isUnsent(row) && row.stripe_id === undefined);
    if (refused.length > 0) await commitRefunds({ order, rows }, refused.map(resumed), deps);
  });

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
    await commitRefunds(known, changed, deps);
    report(known, changed);
  });
};
