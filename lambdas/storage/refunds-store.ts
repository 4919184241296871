import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { type RefundRecord, refundRecordSchema } from './order-record.ts';

/** The rows of `refunds` as they are read; they are written together with their order alone. */
export const createRefundsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async (orderId: string, id: string): Promise<RefundRecord | undefined> => {
    const key = { TableName: table, Key: { order_id: orderId, id }, ConsistentRead: true };
    const { Item } = await db.send(new GetCommand(key));
    return Item ? refundRecordSchema.parse(Item) : undefined;
  };
  return { find };
};
export type RefundsStore = ReturnType<typeof createRefundsStore>;
