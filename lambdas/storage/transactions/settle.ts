import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createLedger, eventPut } from '../ledger.ts';
import type { OrderRecord, PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; parts: string; outbox: string; ledger: string };

/** The changes of one settlement: the order and, when it is paid, its parts and mails. */
export type Settlement = {
  readonly before: OrderRecord;
  readonly after: OrderRecord;
  readonly parts: readonly PartRecord[];
  readonly mails: readonly OutboxRecord[];
  /** Stripe's event, when the webhook settles. */
  readonly eventId: string | undefined;
};

export const createSettlementsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Writes order, parts, mails and event in one transaction. Throws `Moved` when the order changed since it was read:
   * nothing was written, read it again and decide again.
   */
  const commit = async (change: Settlement, now: Date): Promise<void> => {
    const order = {
      Put: {
        TableName: tables.orders,
        Item: change.after,
        ConditionExpression: 'version = :version AND #status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':version': change.before.version, ':status': change.before.status },
      },
    };
    const parts = change.parts.map((part) => ({ Put: { TableName: tables.parts, Item: part } }));
    const mails = change.mails.map((mail) => outboxPut(tables.outbox, mail));
    const events = change.eventId ? [eventPut(tables.ledger, change.eventId, now)] : [];
    await unlessMoved(transact(db, [order, ...parts, ...mails, ...events]), 'order');
  };

  return { ...createLedger(db, tables.ledger), commit };
};
export type SettlementsStore = ReturnType<typeof createSettlementsStore>;
