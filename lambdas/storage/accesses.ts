import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  paginateQuery,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { accessSchema } from '#domain/atelier.ts';
import { endOfTrace } from '#domain/retention.ts';
import { newSecret } from '#lambdas/platform/tokens.ts';
import { readable } from './readable.ts';

/** At most this many accesses are shown, the newest first. */
const maxShown = 200;

/**
 * `who` is the subject of the account; it finds the name that the customer reads, as long as the staff table holds it.
 */
const accessRecordSchema = z.extend(accessSchema, { who: z.optional(z.string()) });
export type AccessRecord = z.infer<typeof accessRecordSchema>;
const keySchema = z.object({ order_id: z.string() });
export type NewAccess = Omit<AccessRecord, 'at'>;

export const createAccessesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Must be called before the data is given out: if it fails, nothing is given out. */
  const add = async (orderId: string, access: NewAccess, now: Date): Promise<void> => {
    const at = now.toISOString();
    const entry = `${at}#${newSecret().slice(0, 12)}`;
    const ttl = endOfTrace(now);
    await db.send(
      new PutCommand({ TableName: table, Item: { ...access, order_id: orderId, entry, at, ttl } }),
    );
  };

  /** Newest first. */
  const ofOrder = async (orderId: string): Promise<AccessRecord[]> => {
    const query = new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'order_id = :order',
      ExpressionAttributeValues: { ':order': orderId },
      ScanIndexForward: false,
      Limit: maxShown,
      ConsistentRead: true,
    });
    return readable(accessRecordSchema, (await db.send(query)).Items);
  };
  /** The ids of the orders that a member of the staff has opened since then, each once. */
  const openedBy = async (who: string, since: Date): Promise<string[]> => {
    const query = {
      TableName: table,
      IndexName: 'by-reader',
      KeyConditionExpression: 'who = :who AND entry >= :since',
      ExpressionAttributeValues: { ':who': who, ':since': since.toISOString() },
    };
    const ids = new Set<string>();
    for await (const { Items } of paginateQuery({ client: db }, query))
      for (const { order_id } of readable(keySchema, Items)) ids.add(order_id);
    return [...ids];
  };

  /** The consultation is erased, and so is the log of who opened it. */
  const removeAll = async (orderId: string): Promise<void> => {
    const query = {
      TableName: table,
      KeyConditionExpression: 'order_id = :order',
      ExpressionAttributeValues: { ':order': orderId },
      ProjectionExpression: 'order_id, entry',
      ConsistentRead: true,
    };
    for await (const { Items = [] } of paginateQuery({ client: db }, query)) {
      for (const Key of Items) await db.send(new DeleteCommand({ TableName: table, Key }));
    }
  };
  return { add, ofOrder, openedBy, removeAll };
};
export type AccessesStore = ReturnType<typeof createAccessesStore>;
