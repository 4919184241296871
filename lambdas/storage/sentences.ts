import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { endOfTrace } from '#domain/retention.ts';
import { readable } from './readable.ts';
import { readRows } from './rows.ts';

const rowSchema = z.object({ hash: z.string() });

/** The maximum number of items in one write of DynamoDB. */
const batchSize = 25;

/** Hashes of the sentences of delivered reports, without order or person. */
export const createSentencesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Those of these hashes that stand in a delivered report, at half the price: one of this moment may be missing. */
  const known = async (hashes: readonly string[]): Promise<ReadonlySet<string>> => {
    const keys = [...new Set(hashes)].map((hash) => ({ hash }));
    return new Set(readable(rowSchema, await readRows(db, table, keys, false)).map(({ hash }) => hash));
  };

  /** Keeps them as long as a consultation; a sentence that is delivered again is kept longer. */
  const add = async (hashes: readonly string[], now: Date): Promise<void> => {
    const ttl = endOfTrace(now);
    let puts = [...new Set(hashes)].map((hash) => ({ PutRequest: { Item: { hash, ttl } } }));
    while (puts.length > 0) {
      const batch = new BatchWriteCommand({ RequestItems: { [table]: puts.slice(0, batchSize) } });
      const { UnprocessedItems } = await db.send(batch);
      const left = (UnprocessedItems?.[table] ?? []).flatMap(({ PutRequest }) =>
        readable(rowSchema, [PutRequest?.Item]).map(({ hash }) => ({ PutRequest: { Item: { hash, ttl } } })),
      );
      puts = [...left, ...puts.slice(batchSize)];
    }
  };

  return { known, add };
};
export type SentencesStore = ReturnType<typeof createSentencesStore>;
