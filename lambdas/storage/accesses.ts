import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { accessSchema } from '#domain/atelier.ts';
import { endOfTrace } from '#domain/retention.ts';
import { newSecret } from '#lambdas/platform/tokens.ts';
import { type Piece, type Place, pieceOf } from './piece.ts';
import { readable } from './readable.ts';
import { allRows, putRow, removeRow, someRows } from './table.ts';
import { isWritten } from './writes.ts';

/**
 * `who` is the subject of the account; it finds the name that the customer reads, as long as the staff table holds it.
 */
const accessRecordSchema = z.extend(accessSchema, { who: z.optional(z.string()) });
export type AccessRecord = z.infer<typeof accessRecordSchema>;
const keySchema = z.object({ order_id: z.string() });
const entryRow = z.object({ entry: z.string() });
export type NewAccess = Omit<AccessRecord, 'at'>;

/** A page that is open reads again with every message: within these milliseconds that is one opening. */
const visitMs = 900_000;

export const createAccessesStore = (db: DynamoDBDocumentClient, table: string) => {
  const rowOf = (order_id: string, access: NewAccess, entry: string, now: Date) => ({
    ...access,
    ...{ order_id, entry, at: now.toISOString(), ttl: endOfTrace(now) },
  });

  /** Must be called before the data is given out: if it fails, nothing is given out. */
  const add = async (orderId: string, access: NewAccess, now: Date): Promise<void> => {
    const entry = `${now.toISOString()}#${newSecret().slice(0, 12)}`;
    await putRow(db, table, rowOf(orderId, access, entry, now));
  };

  /** The same, once in each quarter of an hour for the same reader, thing and part. */
  const addVisit = async (orderId: string, access: NewAccess, now: Date): Promise<void> => {
    const start = new Date(Math.floor(now.getTime() / visitMs) * visitMs).toISOString();
    const entry = `${start}#${access.what} ${access.service} ${access.who}`;
    const row = rowOf(orderId, access, entry, now);
    await isWritten(putRow(db, table, row, { if: 'attribute_not_exists(entry)' }));
  };

  const ofOrder = async (orderId: string): Promise<AccessRecord[]> => {
    const query = { by: 'order_id = :order', with: { order: orderId }, ConsistentRead: true };
    return readable(accessRecordSchema, await allRows(db, table, query));
  };

  /** Newest first, from the newest or after a place. */
  const page = async (orderId: string, most: number, after?: Place): Promise<Piece<AccessRecord>> => {
    const [entry] = after ?? [];
    const rows = await someRows(
      db,
      table,
      {
        by: `order_id = :order${entry ? ' AND entry < :entry' : ''}`,
        with: { order: orderId, ...(entry && { entry }) },
        ScanIndexForward: false,
        ConsistentRead: true,
      },
      most + 1,
    );
    const piece = pieceOf(rows, most, (row) => [entryRow.parse(row).entry]);
    return { ...piece, rows: readable(accessRecordSchema, piece.rows) };
  };

  /** The ids of the orders that a member of the staff has opened since then, each once. */
  const openedBy = async (who: string, since: Date): Promise<string[]> => {
    const rows = await allRows(db, table, {
      IndexName: 'by-reader',
      by: 'who = :who AND entry >= :since',
      with: { who, since: since.toISOString() },
    });
    return [...new Set(readable(keySchema, rows).map(({ order_id }) => order_id))];
  };

  /** The consultation is erased, and so is the log of who opened it. */
  const removeAll = async (orderId: string): Promise<void> => {
    const keys = await allRows(db, table, {
      by: 'order_id = :order',
      with: { order: orderId },
      only: 'order_id, entry',
      ConsistentRead: true,
    });
    for (const key of keys) await removeRow(db, table, key);
  };
  return { add, addVisit, ofOrder, page, openedBy, removeAll };
};
export type AccessesStore = ReturnType<typeof createAccessesStore>;
