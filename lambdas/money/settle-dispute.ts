import type { StripeDispute, StripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { log } from '#lambdas/platform/log.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { DisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import { resumeRefused, type SettleRefundsDependencies, settleRefunds } from './settle-refunds.ts';

export type SettleDisputeDependencies = SettleRefundsDependencies & {
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly disputes: DisputesStore;
  readonly stripe: Pick<StripeRefunds, 'disputesOf'>;
  readonly now: Date;
};
type Dispute = NonNullable<OrderRecord['dispute']>;

/** Stripe's statuses of a dispute that is over. */
const closed = ['won', 'lost', 'warning_closed', 'prevented'];

const disputeOf = (
  { id, status, amount, reason, openedAt, respondBy, isTest }: StripeDispute,
  before: Dispute | undefined,
  now: Date,
): Dispute => {
  const dispute = {
    id,
    status,
    amount,
    reason,
    opened_at: openedAt.toISOString(),
    ...(respondBy && { respond_by: respondBy.toISOString() }),
    ...(isTest && { test: true as const }),
  };
  if (!closed.includes(status)) return dispute;
  return { ...dispute, closed_at: (before?.id === id && before.closed_at) || now.toISOString() };
};

const noteNewest = (orderId: string, deps: SettleDisputeDependencies): Promise<Dispute | undefined> =>
  whileMoved(async () => {
    const order = await deps.orders.find(orderId);
    if (!order?.payment_intent) return undefined;
    const [newest] = await deps.stripe.disputesOf(order.payment_intent);
    if (!newest) return undefined;
    const { dispute: before } = order;
    const dispute = disputeOf(newest, before, deps.now);
    const isKnown = before?.id === dispute.id && before.status === dispute.status;
    if (isKnown && before.respond_by === dispute.respond_by) return dispute;
    await deps.disputes.note(order, dispute);
    if (before?.id !== newest.id) log.alarm('dispute_opened', { order: orderId });
    return dispute;
  });

/**
 * Reads the disputes of an order's payment and stores the state of the newest. A new dispute raises an alarm. After its
 * end, the refunds that it held are asked for again, unless the bank has given the money back.
 */
export const settleDispute = async (orderId: string, deps: SettleDisputeDependencies): Promise<void> => {
  const dispute = await noteNewest(orderId, deps);
  if (!dispute?.closed_at) return;
  await (dispute.status === 'lost' ? settleRefunds : resumeRefused)(orderId, deps);
};
