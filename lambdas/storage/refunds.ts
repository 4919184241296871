import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type RefundRecord, refundRecordSchema } from './order-record.ts';
import { readAll, readable } from './readable.ts';
import { findRow, firstRows } from './table.ts';

const keySchema = z.object({ order_id: z.string(), id: z.string() });

/** More than a usual day brings; the next run handles the rest. */
const mostSwept = 500;

/** Reads the rows of `refunds`; transactions write them together with their order. */
export const createRefundsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async (orderId: string, id: string): Promise<RefundRecord | undefined> => {
    return findRow(db, table, refundRecordSchema, { order_id: orderId, id });
  };

  /**
   * The refunds of an order, oldest first. A sum needs `all` and throws `RowUnreadable`; a list shows the `readable`
   * ones.
   */
  const ofOrder = async (orderId: string, wanted: 'all' | 'readable' = 'all'): Promise<RefundRecord[]> => {
    const query = { by: 'order_id = :order', with: { order: orderId }, ConsistentRead: true };
    const rows = await firstRows(db, table, query);
    const refunds = (wanted === 'all' ? readAll : readable)(refundRecordSchema, rows);
    return refunds.sort((left, right) => left.requested_at.localeCompare(right.requested_at));
  };

  /** Refunds that have waited for Stripe since before an instant, oldest first. */
  const awaiting = async (before: Date): Promise<z.infer<typeof keySchema>[]> => {
    const rows = await firstRows(db, table, {
      IndexName: 'awaiting',
      by: 'awaiting = :stripe AND requested_at < :before',
      with: { stripe: 'stripe', before: before.toISOString() },
      Limit: mostSwept,
    });
    return readable(keySchema, rows);
  };

  return { find, ofOrder, awaiting };
};
export type RefundsStore = ReturnType<typeof createRefundsStore>;
