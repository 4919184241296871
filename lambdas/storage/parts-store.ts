import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { type PartRecord, partRecordSchema } from './order-record.ts';

export const createPartsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** The parts of a paid order, in catalogue order; none before it is paid. */
  const ofOrder = async (orderId: string): Promise<PartRecord[]> => {
    const answer = await db.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'order_id = :order',
        ExpressionAttributeValues: { ':order': orderId },
        ConsistentRead: true,
      }),
    );
    const parts = z.array(partRecordSchema).parse(answer.Items ?? []);
    return parts.sort((a, b) => disciplines.indexOf(a.service) - disciplines.indexOf(b.service));
  };
  return { ofOrder };
};
export type PartsStore = ReturnType<typeof createPartsStore>;
