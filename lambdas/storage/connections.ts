import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { epochSeconds } from '#domain/dates.ts';
import { readable } from './readable.ts';
import { allRows, firstRows, putRow, removeRow } from './table.ts';

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
    await putRow(db, table, Item);
  };

  /** Removing a missing socket changes nothing. */
  const remove = async (connectionId: string): Promise<void> => {
    await removeRow(db, table, { connection_id: connectionId });
  };

  const query = (user: string) => ({
    IndexName: 'by-user',
    by: 'user_id = :user',
    with: { user },
    ScanIndexForward: false,
  });

  /** Newest first, read from the index only. */
  const ofUser = async (userId: string): Promise<Connection[]> => {
    const rows = await firstRows(db, table, { ...query(userId), Limit: mostTold });
    return readable(connectionSchema, rows);
  };

  /** Stops notifying this customer's sockets. Returns their ids, so that they can be closed. */
  const removeAll = async (userId: string): Promise<string[]> => {
    const rows = readable(connectionSchema, await allRows(db, table, query(userId)));
    await Promise.all(rows.map((row) => remove(row.connection_id)));
    return rows.map((row) => row.connection_id);
  };

  return { add, remove, ofUser, removeAll };
};
export type ConnectionsStore = ReturnType<typeof createConnectionsStore>;
