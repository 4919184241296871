import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Born } from '#domain/births/born.ts';
import { birthRow } from '../births.ts';
import type { OrderRecord } from '../order-record.ts';
import { putOf } from '../table.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; births: string };

export const createRestartsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Replaces an unpaid order and its birth by those of a new attempt, in one transaction: of two attempts at once, the
   * paid one is never read from the birth of the other. Throws `Moved` when the order changed since it was read.
   */
  const restart = async (order: OrderRecord, born: Born): Promise<OrderRecord> => {
    const next = { ...order, version: order.version + 1 };
    const put = putOf(tables.orders, next, { if: 'version = :version', with: { version: order.version } });
    const items = [{ Put: put }, { Put: { TableName: tables.births, Item: birthRow(order, born) } }];
    await unlessMoved(transact(db, items), 'order');
    return next;
  };
  return { restart };
};
export type RestartsStore = ReturnType<typeof createRestartsStore>;
