import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  paginateQuery,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { epochSeconds } from '#domain/dates.ts';
import { readable } from './readable.ts';

/** API Gateway closes a socket after two hours; TTL removes a row that outlives its socket. */
const lifetimeSeconds = 2.25 * 3600;
/** Only the newest sockets of a customer are notified, so that many open sockets do not slow a push. */
const mostTold = 50;

const connectionSchema = z.object({ connection_id: z.string(), connected_at: z.string() });
export type Connection = z.infer<typeof connectionSchema>;

/** The open sockets of the customers. */
export const createConnectionsStore = (db: DynamoDBDocumentClient, table: string) => {
  const add = async (connectionId: string, userId: string, now: Date): Promise<void> => {
    const Item = {
      connection_id: connectionId,
      user_id: userId,
      connected_at: now.toISOString(),
      ttl: epochSeconds(now) + lifetimeSeconds,
    };
    await db.send(new PutCommand({ TableName: table, Item }));
  };

  /** Removing a missing socket changes nothing. */
  const remove = async (connectionId: string): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: { connection_id: connectionId } }));
  };

  const query = (userId: string) => ({
    TableName: table,
    IndexName: 'by-user',
    KeyConditionExpression: 'user_id = :user',
    ExpressionAttributeValues: { ':user': userId },
    ScanIndexForward: false,
  });

  /** Newest first, read from the index only. */
  const ofUser = async (userId: string): Promise<Connection[]> => {
    const answer = await db.send(new QueryCommand({ ...query(userId), Limit: mostTold }));
    return readable(connectionSchema, answer.Items);
  };

  /** Stops notifying this customer's sockets. Returns their ids, so that they can be closed. */
  const removeAll = async (userId: string): Promise<string[]> => {
    const removed: string[] = [];
    for await (const { Items } of paginateQuery({ client: db }, query(userId))) {
      const rows = readable(connectionSchema, Items);
      await Promise.all(rows.map((row) => remove(row.connection_id)));
      removed.push(...rows.map((row) => row.connection_id));
    }
    return removed;
  };

  return { add, remove, ofUser, removeAll };
};
export type ConnectionsStore = ReturnType<typeof createConnectionsStore>;
