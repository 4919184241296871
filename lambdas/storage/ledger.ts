import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { addDays, epochSeconds } from '#domain/dates.ts';

/** Stripe sends an event again for days; the row outlives that by far. */
const ledgerDays = 40;

/** The transaction item that records an event of Stripe's. */
export const eventPut = (table: string, eventId: string, now: Date) => ({
  Put: {
    TableName: table,
    Item: { id: eventId, seen_at: now.toISOString(), ttl: epochSeconds(addDays(now, ledgerDays)) },
  },
});

/** Stripe's events that were acted upon. */
export const createLedger = (db: DynamoDBDocumentClient, table: string) => {
  /** Spares work, guards nothing: an event that is not seen yet is settled again without effect. So half a unit. */
  const hasEvent = async (eventId: string): Promise<boolean> => {
    const answer = await db.send(new GetCommand({ TableName: table, Key: { id: eventId } }));
    return answer.Item !== undefined;
  };

  const recordEvent = async (eventId: string, now: Date): Promise<void> => {
    await db.send(new PutCommand(eventPut(table, eventId, now).Put));
  };

  return { hasEvent, recordEvent };
};
