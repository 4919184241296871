import { isRefunded } from '#domain/order.ts';
import type { OrderRecord } from './order-record.ts';
import { mailAbout, type OutboxRecord } from './outbox-record.ts';

/**
 * The confirmation of an order once more, with terms and invoice. None until the order is confirmed, because the first one
 * is still on its way, and none of an order that was refunded. `again` names those of one occasion.
 */
export const confirmationAgain = (order: OrderRecord, again: string, now: Date): OutboxRecord[] =>
  order.confirmed_at && !isRefunded(order)
    ? [mailAbout(order.user_id, { kind: 'confirmation', order_id: order.id }, now, 'again', again)]
    : [];
