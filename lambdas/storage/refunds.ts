import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type RefundRecord, refundRecordSchema } from './order-record.ts';
import { readAll, readable, readOne } from './readable.ts';

const keySchema = z.object({ order_id: z.string(), id: z.string() });

/** More than a usual day brings; the next run handles the rest. */
const mostSwept = 500;

/** Reads the rows of `refunds`; transactions write them together with their order. */
export const createRefundsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async (orderId: string, id: string): Promise<RefundRecord | undefined> => {
    const key = { TableName: table, Key: { order_id: orderId, id }, ConsistentRead: true };
    const { Item } = await db.send(new GetCommand(key));
    return Item ? readOne(refundRecordSchema, Item) : undefined;
  };

  const query = async (input: Omit<QueryCommandInput, 'TableName'>) =>
    (await db.send(new QueryCommand({ TableName: table, ...input }))).Items ?? [];

  /**
   * The refunds of an order, oldest first. A sum needs `all` and throws `RowUnreadable`; a list shows the `readable`
   * ones.
   */
  const ofOrder = async (orderId: string, wanted: 'all' | 'readable' = 'all'): Promise<RefundRecord[]> => {
    const rows = await query({
      KeyConditionExpression: 'order_id = :order',
      ExpressionAttributeValues: { ':order': orderId },
      ConsistentRead: true,
    });
    const refunds = (wanted === 'all' ? readAll : readable)(refundRecordSchema, rows);
    return refunds.sort((left, right) => left.requested_at.localeCompare(right.requested_at));
  };

  /** Refunds that have waited for Stripe since before an instant, oldest first. */
  const awaiting = async (before: Date): Promise<z.infer<typeof keySchema>[]> => {
    const rows = await query({
      IndexName: 'awaiting',
      KeyConditionExpression: 'awaiting = :stripe AND requested_at < :before',
      ExpressionAttributeValues: { ':stripe': 'stripe', ':before': before.toISOString() },
      Limit: mostSwept,
    });
    return readable(keySchema, rows);
  };

  return { find, ofOrder, awaiting };
};
export type RefundsStore = ReturnType<typeof createRefundsStore>;
