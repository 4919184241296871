import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { addDays, epochSeconds } from '#domain/dates.ts';

/** Stripe repeats an event for days; the row is kept much longer. */
const ledgerDays = 40;

/** The transaction item that records a Stripe event. */
export const eventPut = (table: string, eventId: string, now: Date) => ({
  Put: {
    TableName: table,
    Item: { id: eventId, seen_at: now.toISOString(), ttl: epochSeconds(addDays(now, ledgerDays)) },
  },
});

/** The Stripe events that were handled. */
export const createLedger = (db: DynamoDBDocumentClient, table: string) => {
  /**
   * Saves work only: an unknown event is settled again without effect. So an inconsistent read, at half the price, is
   * enough.
   */
  const hasEvent = async (eventId: string): Promise<boolean> => {
    const answer = await db.send(new GetCommand({ TableName: table, Key: { id: eventId } }));
    return answer.Item !== undefined;
  };

  const recordEvent = async (eventId: string, now: Date): Promise<void> => {
    await db.send(new PutCommand(eventPut(table, eventId, now).Put));
  };

  return { hasEvent, recordEvent };
};
