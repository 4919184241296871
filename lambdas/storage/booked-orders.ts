import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { OrderRecord } from './order-record.ts';
import { readable } from './readable.ts';
import { allRows, changeRow } from './table.ts';
import { isWritten } from './writes.ts';

const keyRow = z.object({ id: z.string() });

/** Orders of which the books in the second account lack a paper or a refund. */
export const createBookedOrdersStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Oldest first; the index lags. */
  const unkept = async (): Promise<string[]> => {
    const query = { IndexName: 'keeping', by: 'keeping = :books', with: { books: 'books' } };
    return readable(keyRow, await allRows(db, table, query)).map(({ id }) => id);
  };

  /** The books have the order as it was read; one that changed since stays to be kept. */
  const kept = async ({ id, version }: OrderRecord): Promise<void> => {
    const change = { key: { id }, to: 'REMOVE keeping', if: 'version = :version', with: { version } };
    await isWritten(changeRow(db, table, change));
  };

  return { unkept, kept };
};
export type BookedOrdersStore = ReturnType<typeof createBookedOrdersStore>;
