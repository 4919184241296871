import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Paper } from '#domain/papers.ts';
import { type OrderRecord, orderRecordSchema } from './order-record.ts';
import { readable } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, changeRow, findRow, putRow } from './table.ts';
import { isWritten, unlessMoved } from './writes.ts';

const keyRow = z.object({ id: z.string(), created_at: z.string() });
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
   * Reads the rows themselves: an index lags, and a paid order must show as paid at once. Damaged rows are left out.
   */
  const findAll = async (ids: readonly string[]): Promise<OrderRecord[]> => {
    const keys = ids.map((id) => ({ id }));
    return readable(orderRecordSchema, await readRows(db, table, keys));
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
        to: 'SET papers = :papers ADD version :one',
        if: papers.length > 0 ? 'size(papers) = :count' : 'attribute_not_exists(papers)',
        with: { papers: [...papers, paper], one: 1, ...(papers.length > 0 && { count: papers.length }) },
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

/** The fields that the administrators' list shows of an order; birth data stays in the table. */
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

const projection = [
  'id, user_id, #status, amount, services, created_at, due_at, paid_at',
  'refund_reserved, refunded_amount, withdrawn_at, withdrawn_services, dispute, papers',
  'customer_info.firstName, customer_info.lastName, customer_info.email',
].join(', ');

export const createOrderSearchStore = (db: DynamoDBDocumentClient, table: string) => {
  /**
   * Orders that `isWanted` accepts, newest first, at most `max`. It scans the table, which is cheap at this shop's
   * size.
   */
  const find = async (isWanted: (order: FoundOrder) => boolean, max: number): Promise<FoundOrder[]> => {
    let found: FoundOrder[] = [];
    const pages = paginateScan(
      { client: db },
      {
        TableName: table,
        ProjectionExpression: projection,
        ExpressionAttributeNames: { '#status': 'status' },
      },
    );
    for await (const page of pages) {
      const wanted = readable(foundSchema, page.Items).filter(isWanted);
      found = [...found, ...wanted]
        .sort((left, right) => right.created_at.localeCompare(left.created_at))
        .slice(0, max);
    }
    return found;
  };
  return { find };
};
export type OrderSearchStore = ReturnType<typeof createOrderSearchStore>;
