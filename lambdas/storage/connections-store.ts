import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  paginateQuery,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { epochSeconds } from '#domain/dates.ts';

/** API Gateway ends a socket after two hours; a row that outlives its socket is taken away by TTL. */
const lifetimeSeconds = 2.25 * 3600;
/** More sockets of one customer than these, the newest, are not told: a push stays small whoever opens how many. */
const mostTold = 50;

const connectionSchema = z.object({ connection_id: z.string(), connected_at: z.string() });
export type Connection = z.infer<typeof connectionSchema>;

/** Open sockets, each of one customer. */
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

  /** Removing what is gone already changes nothing. */
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

  /** Newest first, read from the index alone. */
  const ofUser = async (userId: string): Promise<Connection[]> => {
    const answer = await db.send(new QueryCommand({ ...query(userId), Limit: mostTold }));
    return z.array(connectionSchema).parse(answer.Items ?? []);
  };

  /** Whoever listens as this customer hears nothing more. */
  const removeAll = async (userId: string): Promise<void> => {
    for await (const { Items = [] } of paginateQuery({ client: db }, query(userId))) {
      const rows = z.array(connectionSchema).parse(Items);
      await Promise.all(rows.map((row) => remove(row.connection_id)));
    }
  };

  return { add, remove, ofUser, removeAll };
};
export type ConnectionsStore = ReturnType<typeof createConnectionsStore>;
