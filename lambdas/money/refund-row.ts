import { endOfOrder } from '#domain/retention.ts';
import type { OrderRecord, RefundRecord } from '#lambdas/storage/order-record.ts';

type Facts = Omit<RefundRecord, 'order_id' | 'state' | 'ttl'>;

/** A refund that Stripe has not confirmed. Its row ends with what accounting keeps of its order. */
export const newRefund = (
  { id, created_at }: Pick<OrderRecord, 'id' | 'created_at'>,
  facts: Facts,
): RefundRecord => ({ ...facts, order_id: id, state: 'requested', ttl: endOfOrder(created_at) });
