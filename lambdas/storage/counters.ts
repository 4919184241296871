import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type PaperKind, paperKinds, paperSchema } from '#domain/papers.ts';
import { readOne } from './readable.ts';
import { getRow, putRow } from './table.ts';
import { isWritten } from './writes.ts';

const takenSchema = z.object({ order_id: z.string(), paper: paperSchema });
/** A number and the order that it was taken for. */
export type Taken = z.infer<typeof takenSchema>;

/**
 * One row of `counters`: the last number of a kind of paper, and its order, which may not hold the number yet. `owed`:
 * earlier numbers whose orders could not be read when they were to be written.
 */
const counterSchema = z.extend(takenSchema, {
  id: z.enum(paperKinds),
  owed: z.optional(z.array(takenSchema)),
});
export type Counter = z.infer<typeof counterSchema>;

export const createCountersStore = (db: DynamoDBDocumentClient, table: string) => {
  /** A consistent read; undefined before the first number. Throws `RowUnreadable`. */
  const read = async (id: PaperKind): Promise<Counter | undefined> => {
    const row = await getRow(db, table, { id });
    return row ? readOne(counterSchema, row) : undefined;
  };

  /** Takes the number that follows `before`; false when another call has taken it. */
  const advance = async (before: Counter | undefined, next: Counter): Promise<boolean> => {
    const isNext = before
      ? { if: 'paper.#number = :before', with: { before: before.paper.number } }
      : { if: 'attribute_not_exists(id)' };
    return isWritten(putRow(db, table, next, isNext));
  };
  return { read, advance };
};
export type CountersStore = ReturnType<typeof createCountersStore>;
