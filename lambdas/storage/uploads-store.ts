import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import type { PartRecord } from './order-record.ts';
import { readable } from './readable.ts';
import { isWritten, unlessMoved } from './writes.ts';

export type UploadRecord = NonNullable<PartRecord['upload']>;
type PartKey = Pick<PartRecord, 'order_id' | 'service'>;

const orderRow = z.object({ order_id: z.string() });

export const createUploadsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** A new upload takes the former one's place. Throws `Moved` when the part has gone to another. */
  const start = async (part: PartKey, expertId: string, upload: UploadRecord): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET upload = :upload',
      ConditionExpression: 'expert.id = :expert AND attribute_exists(queue)',
      ExpressionAttributeValues: { ':upload': upload, ':expert': expertId },
    });
    await unlessMoved(db.send(update), 'part');
  };

  /** Writes what the check has found. An upload that is judged already, or that another has replaced, stays. */
  const finish = async (part: PartKey, upload: UploadRecord): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET upload = :upload',
      ConditionExpression: 'upload.id = :id AND upload.#state = :sending',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':upload': upload, ':id': upload.id, ':sending': 'sending' },
    });
    await isWritten(db.send(update));
  };

  /** A refused upload counts as checked. Throws `Moved` when another has taken its place. */
  const allow = async (part: PartKey, upload: UploadRecord): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { order_id: part.order_id, service: part.service },
      UpdateExpression: 'SET upload = :upload',
      ConditionExpression: 'upload.id = :id AND upload.refusal = :untagged',
      ExpressionAttributeValues: { ':upload': upload, ':id': upload.id, ':untagged': 'untagged' },
    });
    await unlessMoved(db.send(update), 'part');
  };

  const openIn = async (discipline: Discipline): Promise<string[]> => {
    const ids: string[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const query = new QueryCommand({
        TableName: table,
        IndexName: 'queue',
        KeyConditionExpression: 'queue = :discipline',
        ExpressionAttributeValues: { ':discipline': discipline },
        ExclusiveStartKey: start,
      });
      const page = await db.send(query);
      ids.push(...readable(orderRow, page.Items).map((row) => row.order_id));
      start = page.LastEvaluatedKey;
    } while (start);
    return ids;
  };

  /** Orders that somebody still writes for, in any discipline. */
  const openOrders = async (): Promise<string[]> => [
    ...new Set((await Promise.all(disciplines.map(openIn))).flat()),
  ];

  return { start, finish, allow, openOrders };
};
export type UploadsStore = ReturnType<typeof createUploadsStore>;
