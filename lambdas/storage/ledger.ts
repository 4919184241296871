import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { getRow, putRow } from './table.ts';

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
    return (await getRow(db, table, { id: eventId }, false)) !== undefined;
  };

  const recordEvent = async (eventId: string, now: Date): Promise<void> => {
    const { Item } = eventPut(table, eventId, now).Put;
    await putRow(db, table, Item);
  };

  return { hasEvent, recordEvent };
};
