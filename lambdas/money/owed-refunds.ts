import { isPromised, isUnsent } from '#domain/refunds.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';

/** An order and all of its refunds, as they were read. */
export type Known = { readonly order: OrderRecord; readonly rows: readonly RefundRecord[] };

export const sumOf = (rows: readonly RefundRecord[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Cents that left or are promised: owed money stays reserved, so that nobody can promise it again. */
export const heldOf = (rows: readonly RefundRecord[]): number =>
  sumOf(rows.filter(({ state, owed_since }) => state !== 'failed' || owed_since !== undefined));

/** The row without Stripe's refund, whose later news say nothing about it any more. */
const withoutStripe = ({ stripe_id, awaiting: _, ...row }: RefundRecord): RefundRecord =>
  stripe_id === undefined ? row : { ...row, past_ids: [...(row.past_ids ?? []), stripe_id] };

/** Asks Stripe again for an owed refund: the same row with the next key, so that it has one credit note. */
export const resumed = (row: RefundRecord): RefundRecord => ({
  ...withoutStripe(row),
  state: 'requested',
  awaiting: 'stripe',
  tries: (row.tries ?? 0) + 1,
});

/** The customer has the money, not from Stripe. */
export const paidInstead = (row: RefundRecord, paid: NonNullable<RefundRecord['paid']>): RefundRecord => {
  const { owed_since: _, ...rest } = withoutStripe(row);
  return { ...rest, state: 'succeeded', settled_at: row.settled_at ?? paid.at, paid };
};

/** The row as Stripe's other refund of the same money says, such as one that staff made in the dashboard. */
export const paidByHand = (row: RefundRecord, stripeId: string): RefundRecord =>
  row.stripe_id === stripeId ? row : withoutStripe(row);

/** The refund that came back, or is owed, and that one of the dashboard pays: another row would be a second credit note. */
export const rowPaidByHand = (amount: number, rows: readonly RefundRecord[]): RefundRecord | undefined =>
  rows.find((row) => row.amount === amount && (isUnsent(row) || (row.state === 'failed' && row.settled_at)));

/** True when the bank has given this money back in a dispute that the shop has lost. */
const isBackByDispute = ({ dispute }: OrderRecord, row: RefundRecord, others: readonly RefundRecord[]) => {
  const given = sumOf(others.filter(({ paid }) => paid?.how === 'dispute'));
  return dispute?.status === 'lost' && given + row.amount <= dispute.amount;
};

/** Promised to the customer; what an administrator began and Stripe refused is only known to the team. */
const isOwed = (row: RefundRecord): boolean => isPromised(row) || row.settled_at !== undefined;

const judge = (
  { order, rows }: Known,
  row: RefundRecord,
  others: readonly RefundRecord[],
  now: Date,
): RefundRecord => {
  const { owed_since, ...free } = row;
  const before = rows.find(({ id }) => id === row.id);
  const isNews = before !== row && (row.origin !== 'stripe' || before?.state === 'succeeded');
  if (row.state !== 'failed' || !(owed_since || isNews)) return row;
  const room = order.amount - heldOf(others);
  if (room <= 0 || (room < row.amount && !isOwed(row))) return owed_since ? free : row;
  const owed = room < row.amount ? { ...row, amount: room } : row;
  const at = now.toISOString();
  if (isBackByDispute(order, owed, others)) return paidInstead(owed, { how: 'dispute', at });
  return owed_since ? owed : { ...owed, owed_since: at };
};

/**
 * All rows that change, once it is said of each failed one whether it is owed: it was promised or had left, and its money
 * is still here. What the dashboard has paid meanwhile, in full or in part, or the bank in a lost dispute, is owed no longer.
 */
export const withDebts = (known: Known, changed: readonly RefundRecord[], now: Date): RefundRecord[] => {
  const after = new Map([...known.rows, ...changed].map((row) => [row.id, row]));
  for (const row of after.values()) {
    const others = [...after.values()].filter(({ id }) => id !== row.id);
    after.set(row.id, judge(known, row, others, now));
  }
  return [...after.values()].filter((row) => !known.rows.includes(row));
};
