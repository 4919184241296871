import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import type { QueueLengths } from '#domain/promise.ts';
import { readable } from './readable.ts';

const Key = { kind: 'queues', id: 'lengths' };
const rowSchema = z.object({ lengths: z.record(z.enum(disciplines), z.int()) });
/** Before the first sweep. */
const nothing: QueueLengths = {
  'astrologie-occidentale': 0,
  'astrologie-chinoise': 0,
  numerologie: 0,
  'human-design': 0,
};

/** How long the experts' queues are: one small row of `concerns`, so that a promise costs half a read unit. */
export const createQueuesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** As the last sweep has counted them. */
  const read = async (): Promise<QueueLengths> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key }));
    const [row] = readable(rowSchema, Item ? [Item] : []);
    return row?.lengths ?? nothing;
  };

  const write = async (lengths: QueueLengths, now: Date): Promise<void> => {
    const Item = { ...Key, lengths, counted_at: now.toISOString() };
    await db.send(new PutCommand({ TableName: table, Item }));
  };

  return { read, write };
};
