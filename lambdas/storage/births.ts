import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Born, bornSchema } from '#domain/births/born.ts';
import { type BirthRecord, birthRecordSchema } from '#domain/births/correction.ts';
import type { Order } from '#domain/order.ts';
import { endOfOrder } from '#domain/retention.ts';
import type { OrderRecord } from './order-record.ts';
import { readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { changedRow, findRow, putRow, removeRow } from './table.ts';
import { isWritten } from './writes.ts';

const keyRow = z.object({ order_id: z.string() });

type OrderOfBirth = Pick<OrderRecord, 'id' | 'created_at'>;

/** The row of an order's birth, which ends with the order at the latest; its account or `forgetBirths` end it earlier. */
export const birthRow = <Birth extends Born>({ id, created_at }: OrderOfBirth, born: Birth) => ({
  ...born,
  order_id: id,
  ttl: endOfOrder(created_at),
});

export const createBirthsStore = (db: DynamoDBDocumentClient, table: string) => {
  const read = async (order_id: string, ConsistentRead: boolean): Promise<BirthRecord | undefined> => {
    return findRow(db, table, birthRecordSchema, { order_id }, ConsistentRead);
  };

  const find = (orderId: string): Promise<BirthRecord | undefined> => read(orderId, true);

  /** Reads at half the price; a row that the copy lacks is read consistently. */
  const findRecent = async (orderId: string): Promise<BirthRecord | undefined> =>
    (await read(orderId, false)) ?? find(orderId);

  /** Births by the ids of their orders, at half the price: a row of this moment may be missing. */
  const findAll = async (orderIds: readonly string[]): Promise<ReadonlyMap<string, BirthRecord>> => {
    // DynamoDB refuses a key that is named twice.
    const keys = [...new Set(orderIds)].map((order_id) => ({ order_id }));
    const rows = await readRows(db, table, keys, false);
    const born = rows.flatMap((row) =>
      readable(keyRow, [row]).flatMap(({ order_id }) =>
        readable(birthRecordSchema, [row]).map((one) => [order_id, one] as const),
      ),
    );
    return new Map(born);
  };

  /** Writes the birth of a new order; one that is there stays. */
  const add = async (order: OrderOfBirth, born: Born): Promise<void> => {
    await isWritten(putRow(db, table, birthRow(order, born), { if: 'attribute_not_exists(order_id)' }));
  };

  /**
   * The birth for an expert, marked as opened. A correction that was written before is in the answer, a later one finds
   * the mark.
   */
  const open = async (order_id: string, now: Date): Promise<BirthRecord | undefined> => {
    const record = await find(order_id);
    if (!record || record.opened_at !== undefined) return record;
    const row = await changedRow(db, table, {
      key: { order_id },
      to: 'SET opened_at = if_not_exists(opened_at, :now) ADD revision :one',
      if: 'attribute_exists(order_id)',
      with: { now: now.toISOString(), one: 1 },
    });
    return readOne(birthRecordSchema, row);
  };

  const remove = async (order_id: string): Promise<void> => {
    await removeRow(db, table, { order_id });
  };

  return { find, findRecent, findAll, open, add, remove };
};
export type BirthsStore = ReturnType<typeof createBirthsStore>;

/** The customer with the birth; without one where it is erased. */
export const withBirth = (
  { customer_info }: Pick<OrderRecord, 'customer_info'>,
  born: Born | undefined,
): Order['customer_info'] => ({ ...customer_info, ...(born && bornSchema.parse(born)) });
