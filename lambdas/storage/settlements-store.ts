import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { addDays, epochSeconds } from '#domain/dates.ts';
import type { OrderRecord, PartRecord } from './order-record.ts';
import { type OutboxRecord, outboxPut } from './outbox-store.ts';
import { transact, unlessMoved } from './writes.ts';

type Tables = { orders: string; parts: string; outbox: string; ledger: string };

/** What one settlement changes: the order, and with «paid» its parts and mails. */
export type Settlement = {
  readonly before: OrderRecord;
  readonly after: OrderRecord;
  readonly parts: readonly PartRecord[];
  readonly mails: readonly OutboxRecord[];
  /** Stripe's event, when the webhook settles. */
  readonly eventId: string | undefined;
};

/** Stripe sends an event again for days; the row outlives that by far. */
const ledgerDays = 40;

const eventPut = (table: string, eventId: string, now: Date) => ({
  Put: {
    TableName: table,
    Item: { id: eventId, seen_at: now.toISOString(), ttl: epochSeconds(addDays(now, ledgerDays)) },
  },
});

export const createSettlementsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** Spares work, guards nothing: an event that is not seen yet is settled again without effect. So half a unit. */
  const hasEvent = async (eventId: string): Promise<boolean> => {
    const answer = await db.send(new GetCommand({ TableName: tables.ledger, Key: { id: eventId } }));
    return answer.Item !== undefined;
  };

  const recordEvent = async (eventId: string, now: Date): Promise<void> => {
    await db.send(new PutCommand(eventPut(tables.ledger, eventId, now).Put));
  };

  /**
   * One transaction: the order with its condition (nobody moved it since it was read), its parts, its mails, the
   * event. Throws `Moved` when the condition failed: nothing was written, read again and decide anew.
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

  return { hasEvent, recordEvent, commit };
};
export type SettlementsStore = ReturnType<typeof createSettlementsStore>;
