import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type RefundRecord, refundRecordSchema } from './order-record.ts';

const keySchema = z.object({ order_id: z.string(), id: z.string() });

/** More in one run than any day brings; the rest waits for the next. */
const mostSwept = 500;

/** The rows of `refunds` as they are read; they are written together with their order alone. */
export const createRefundsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async (orderId: string, id: string): Promise<RefundRecord | undefined> => {
    const key = { TableName: table, Key: { order_id: orderId, id }, ConsistentRead: true };
    const { Item } = await db.send(new GetCommand(key));
    return Item ? refundRecordSchema.parse(Item) : undefined;
  };

  const query = async (input: Omit<QueryCommandInput, 'TableName'>) =>
    (await db.send(new QueryCommand({ TableName: table, ...input }))).Items ?? [];

  /** All refunds of an order, oldest first. */
  const ofOrder = async (orderId: string): Promise<RefundRecord[]> => {
    const rows = await query({
      KeyConditionExpression: 'order_id = :order',
      ExpressionAttributeValues: { ':order': orderId },
      ConsistentRead: true,
    });
    const refunds = z.array(refundRecordSchema).parse(rows);
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
    return z.array(keySchema).parse(rows);
  };

  return { find, ofOrder, awaiting };
};
export type RefundsStore = ReturnType<typeof createRefundsStore>;
