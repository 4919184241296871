import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { erasedDays } from '#domain/retention.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { putRow } from './table.ts';

/** The row of the ledger for an erased account, order or address: nobody reads the id in it. */
export const erasedRow = (mark: string): string => `erased#${hashOf(mark)}`;

/** What was erased, so that no restore brings it back (docs/restore.md). */
export const createErasedStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Repeating changes nothing but the time. */
  const record = async (marks: Iterable<string>, now: Date): Promise<void> => {
    const ttl = epochSeconds(addDays(now, erasedDays));
    for (const mark of marks) await putRow(db, table, { id: erasedRow(mark), ttl });
  };
  return { record };
};
export type ErasedStore = ReturnType<typeof createErasedStore>;
