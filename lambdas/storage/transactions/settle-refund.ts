import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { OrderRecord, PartRecord, RefundRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; parts: string; refunds: string; outbox: string };

/** The changes that Stripe's refunds cause to an order. */
export type RefundSettlement = {
  readonly order: Pick<OrderRecord, 'id' | 'version'>;
  /** Sums over all refunds of the order, in cents: paid back, and requested except failed ones. */
  readonly refunded: number;
  readonly reserved: number;
  /** Changed and new rows, as they will be. */
  readonly rows: readonly RefundRecord[];
  /** Parts whose report is revoked. */
  readonly revoked: readonly PartRecord[];
  readonly mails: readonly OutboxRecord[];
};

export const createRefundSettlementsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const revoke = ({ order_id, service }: PartRecord, now: Date) => ({
    Update: {
      TableName: tables.parts,
      Key: { order_id, service },
      UpdateExpression: 'SET refunded_at = if_not_exists(refunded_at, :now) REMOVE queue',
      ConditionExpression: 'attribute_exists(order_id)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  });

  /**
   * Writes all of it in one transaction. Throws `Moved` when the order changed since it was read: read it and Stripe
   * again.
   */
  const commit = async (change: RefundSettlement, now: Date): Promise<void> => {
    const order = {
      TableName: tables.orders,
      Key: { id: change.order.id },
      UpdateExpression: 'SET refunded_amount = :refunded, refund_reserved = :reserved ADD version :one',
      // Every write of a refund's row raises the version, so the sums cover all refunds.
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: {
        ':refunded': change.refunded,
        ':reserved': change.reserved,
        ':version': change.order.version,
        ':one': 1,
      },
    };
    const items = [
      { Update: order },
      ...change.rows.map((row) => ({ Put: { TableName: tables.refunds, Item: row } })),
      ...change.revoked.map((part) => revoke(part, now)),
      ...change.mails.map((mail) => outboxPut(tables.outbox, mail)),
    ];
    await unlessMoved(transact(db, items), 'order');
  };

  return { commit };
};
export type RefundSettlementsStore = ReturnType<typeof createRefundSettlementsStore>;
