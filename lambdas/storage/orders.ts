import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { currency } from '#domain/money.ts';
import type { Paper } from '#domain/papers.ts';
import { type OrderRecord, orderRecordSchema } from './order-record.ts';
import { type Piece, type Place, pieceOf } from './piece.ts';
import { readable } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, changeRow, findRow, putRow, someRows } from './table.ts';
import { isWritten, unlessMoved } from './writes.ts';

const idRow = z.object({ id: z.string() });
const keyRow = z.extend(idRow, { created_at: z.string() });
export type AwaitingOrder = z.infer<typeof keyRow>;

export const createOrdersStore = (db: DynamoDBDocumentClient, table: string) => {
  const read = async (id: string, ConsistentRead: boolean): Promise<OrderRecord | undefined> => {
    return findRow(db, table, orderRecordSchema, { id }, ConsistentRead);
  };

  const find = (id: string): Promise<OrderRecord | undefined> => read(id, true);

  /** Reads at half the price when the copy that is read is ready; otherwise reads consistently, like `find`. */
  const findWhen = async (id: string, isReady: (order: OrderRecord) => boolean) => {
    const order = await read(id, false);
    return order && isReady(order) ? order : find(id);
  };

  /**
   * Reads the rows themselves: an index lags, and a paid order must show as paid at once. Damaged rows are left out. A
   * read that is not consistent costs half and may miss the last second.
   */
  const findAll = async (ids: readonly string[], isConsistent = true): Promise<OrderRecord[]> => {
    const keys = ids.map((id) => ({ id }));
    return readable(orderRecordSchema, await readRows(db, table, keys, isConsistent));
  };

  const idsOfUser = async (userId: string): Promise<string[]> => {
    const query = { IndexName: 'by-user', by: 'user_id = :user', with: { user: userId } };
    const keys = readable(keyRow, await allRows(db, table, query));
    return keys.map(({ id }) => id);
  };

  /** A customer's orders, newest first (§7). */
  const ofUser = async (userId: string): Promise<OrderRecord[]> => {
    const records = await findAll(await idsOfUser(userId));
    return records.sort((left, right) => right.created_at.localeCompare(left.created_at));
  };

  /** Orders that have waited for their payment since before `before` (UTC), oldest first. */
  const awaitingPayment = async (before: Date): Promise<AwaitingOrder[]> => {
    const rows = await allRows(db, table, {
      IndexName: 'awaiting',
      by: 'awaiting = :payment AND created_at < :before',
      with: { payment: 'payment', before: before.toISOString() },
    });
    return readable(keyRow, rows);
  };

  /** Writes a new pending order; false when its id exists already. */
  const create = async (record: OrderRecord): Promise<boolean> => {
    return isWritten(putRow(db, table, record, { if: 'attribute_not_exists(id)' }));
  };

  /** Replaces an order that was read before. Throws `Moved` when it changed since. */
  const replace = async (record: OrderRecord): Promise<OrderRecord> => {
    const next = { ...record, version: record.version + 1 };
    await unlessMoved(
      putRow(db, table, next, { if: 'version = :version', with: { version: record.version } }),
      'order',
    );
    return next;
  };

  /** Adds a paper to an order that was read before; false when a paper was added since. */
  const addPaper = async ({ id, papers = [] }: OrderRecord, paper: Paper): Promise<boolean> => {
    return isWritten(
      changeRow(db, table, {
        key: { id },
        to: 'SET papers = :papers, keeping = :books ADD version :one',
        if: papers.length > 0 ? 'size(papers) = :count' : 'attribute_not_exists(papers)',
        with: {
          papers: [...papers, paper],
          books: 'books',
          one: 1,
          ...(papers.length > 0 && { count: papers.length }),
        },
      }),
    );
  };

  /** Deletes the order's claims: only a signed-in customer can act for it from now on. */
  const forgetClaims = async (id: string): Promise<void> => {
    await changeRow(db, table, {
      key: { id },
      to: 'SET claims = :none ADD version :one',
      if: 'attribute_exists(id)',
      with: { none: [], one: 1 },
    });
  };

  return {
    find,
    findWhen,
    findAll,
    idsOfUser,
    ofUser,
    awaitingPayment,
    create,
    replace,
    addPaper,
    forgetClaims,
  };
};
export type OrdersStore = ReturnType<typeof createOrdersStore>;

/** The fields that the administrators' list shows of an order. */
const foundSchema = z.extend(
  z.pick(orderRecordSchema, {
    id: true,
    user_id: true,
    status: true,
    amount: true,
    services: true,
    created_at: true,
    due_at: true,
    paid_at: true,
    refund_reserved: true,
    refunded_amount: true,
    withdrawn_at: true,
    withdrawn_services: true,
    dispute: true,
    papers: true,
  }),
  { customer_info: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }) },
);
export type FoundOrder = z.infer<typeof foundSchema>;

/** The administrators' search; each way has its index. */
export const createOrderSearchStore = (db: DynamoDBDocumentClient, table: string) => {
  /** The rows behind a page of an index, in its order. */
  const read = async <Key extends { readonly id: string }>(
    found: readonly Key[],
    most: number,
    placeOf: (key: Key) => Place,
  ): Promise<Piece<FoundOrder>> => {
    const piece = pieceOf(found, most, placeOf);
    const keys = piece.rows.map(({ id }) => ({ id }));
    const rows = new Map(
      readable(foundSchema, await readRows(db, table, keys)).map((order) => [order.id, order]),
    );
    return { ...piece, rows: keys.flatMap(({ id }) => rows.get(id) ?? []) };
  };

  /** Orders whose id begins so, in the order of their ids. */
  const byNumber = async (number: string, most: number, after?: Place): Promise<Piece<FoundOrder>> => {
    const [id] = after ?? [];
    const query = {
      IndexName: 'by-number',
      by: 'currency = :currency AND begins_with(id, :number)',
      with: { currency, number },
      ...(id && { ExclusiveStartKey: { currency, id } }),
    };
    return read(readable(idRow, await someRows(db, table, query, most + 1)), most, (key) => [key.id]);
  };

  /** Orders between two instants, newest first. */
  const byDate = async (
    { from, to }: { readonly from: string; readonly to: string },
    most: number,
    after?: Place,
  ): Promise<Piece<FoundOrder>> => {
    const [created_at, id] = after ?? [];
    const query = {
      IndexName: 'by-date',
      by: 'currency = :currency AND created_at BETWEEN :from AND :to',
      with: { currency, from, to },
      ScanIndexForward: false,
      ...(after && { ExclusiveStartKey: { currency, created_at, id } }),
    };
    const found = readable(keyRow, await someRows(db, table, query, most + 1));
    return read(found, most, (key) => [key.created_at, key.id]);
  };

  /** The orders of an account, newest first. */
  const ofUser = async (user_id: string, most: number, after?: Place): Promise<Piece<FoundOrder>> => {
    const [created_at, id] = after ?? [];
    const query = {
      IndexName: 'by-user',
      by: 'user_id = :user_id',
      with: { user_id },
      ScanIndexForward: false,
      ...(after && { ExclusiveStartKey: { user_id, created_at, id } }),
    };
    const found = readable(keyRow, await someRows(db, table, query, most + 1));
    return read(found, most, (key) => [key.created_at, key.id]);
  };

  return { byNumber, byDate, ofUser };
};
export type OrderSearchStore = ReturnType<typeof createOrderSearchStore>;
