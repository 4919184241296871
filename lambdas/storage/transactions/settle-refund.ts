import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { closedIssue, openIssue, owedId, owedIssue } from '../issues.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; parts: string; refunds: string; outbox: string; issues: string };

/** The changes that refunds cause to an order. */
export type RefundSettlement = {
  readonly order: Pick<OrderRecord, 'id' | 'version'>;
  /** Sums over all refunds of the order, in cents: paid back, and paid back or promised. */
  readonly refunded: number;
  readonly reserved: number;
  /** What is owed of it; undefined when nothing is. */
  readonly owed: OrderRecord['refund_owed'];
  /** Changed and new rows, as they will be. */
  readonly rows: readonly RefundRecord[];
  /** Those of them that were owed and are no longer. */
  readonly ended: readonly RefundRecord[];
  /** Parts whose report is revoked, and those whose report opens again. */
  readonly revoked: readonly PartRecord[];
  readonly restored: readonly PartRecord[];
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

  const restore = ({ order_id, service }: PartRecord) => ({
    Update: changeOf(tables.parts, {
      key: { order_id, service },
      to: 'REMOVE refunded_at',
      if: 'attribute_exists(order_id)',
    }),
  });

  /** Every write of a refund's row raises the version, so the sums cover all refunds. */
  const sums = ({ order, refunded, reserved, owed }: RefundSettlement) => ({
    Update: changeOf(tables.orders, {
      key: { id: order.id },
      to: `SET refunded_amount = :refunded, refund_reserved = :reserved, keeping = :books${owed ? ', refund_owed = :owed' : ''} ADD version :one${owed ? '' : ' REMOVE refund_owed'}`,
      if: 'version = :version',
      with: {
        refunded,
        reserved,
        books: 'books',
        version: order.version,
        one: 1,
        ...(owed && { owed }),
      },
    }),
  });

  /**
   * Writes all of it in one transaction. Throws `Moved` when the order changed since it was read: read it and Stripe
   * again.
   */
  const commit = async (change: RefundSettlement, now: Date): Promise<void> => {
    const items = [
      sums(change),
      ...change.rows.map((row) => ({ Put: { TableName: tables.refunds, Item: row } })),
      ...change.rows.flatMap((row) =>
        row.owed_since ? [openIssue(tables.issues, owedIssue(row, row.owed_since))] : [],
      ),
      ...change.ended.map((row) => closedIssue(tables.issues, { kind: 'owed', id: owedId(row) })),
      ...change.revoked.map((part) => revoke(part, now)),
      ...change.restored.map(restore),
      ...change.mails.map((mail) => outboxPut(tables.outbox, mail)),
    ];
    await unlessMoved(transact(db, items), 'order');
  };

  return { commit };
};
export type RefundSettlementsStore = ReturnType<typeof createRefundSettlementsStore>;
