import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { endOfDraft } from '#domain/retention.ts';
import { type Comment, commentSchema, secondReadingSchema } from '#domain/second-reading.ts';
import { colleagueEntry, commentEntry, type DraftKey, partOf, partOfName } from './draft-keys.ts';
import { readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, changedRow, changeRow, checkOf, findRow, putOf, removeRow } from './table.ts';
import { isRefused, isWritten, transact } from './writes.ts';

const readingRecordSchema = z.extend(secondReadingSchema, {
  /** What the part was when the colleague was asked: another expert, or another version, ends the reading. */
  taken_at: z.string(),
  report_version: z.int(),
  /** Nobody comments any more, and all of it is about to be erased. */
  ended: z.optional(z.literal(true)),
});
export type ReadingRecord = z.infer<typeof readingRecordSchema>;
const openRow = z.extend(readingRecordSchema, { part: z.string() });
export type OpenReading = { readonly key: DraftKey; readonly reading: ReadingRecord };

/** Partition of the index of all open readings. */
const open = 'open';

/**
 * A colleague's reading lies beside the draft: who reads, and each comment, in entries before its outline. It leaves with
 * the draft, and earlier where the reading ends.
 */
export const createReadingsStore = (db: DynamoDBDocumentClient, table: string) => {
  const keyOf = (key: DraftKey, entry: string = colleagueEntry) => ({ part: partOf(key), entry });

  const find = async (key: DraftKey): Promise<ReadingRecord | undefined> => {
    const found = await findRow(db, table, readingRecordSchema, keyOf(key));
    return found?.ended ? undefined : found;
  };

  /** All readings that are not ended, the oldest first; the index lags. */
  const all = async (): Promise<OpenReading[]> => {
    const rows = await allRows(db, table, {
      IndexName: 'readings',
      by: 'reading = :open',
      with: { open },
    });
    const keys = rows.map(({ part, entry }) => ({ part, entry }));
    return readable(openRow, await readRows(db, table, keys))
      .flatMap(({ part, ...reading }) => {
        const key = partOfName(part);
        return key ? [{ key, reading }] : [];
      })
      .sort((left, right) => left.reading.asked_at.localeCompare(right.reading.asked_at));
  };

  const commentRows = (key: DraftKey) =>
    allRows(db, table, {
      by: '#part = :part AND begins_with(entry, :comments)',
      with: { part: partOf(key), comments: commentEntry('') },
      ConsistentRead: true,
    });

  /** The oldest first; a damaged one is left out. */
  const comments = async (key: DraftKey): Promise<Comment[]> =>
    readable(commentSchema, await commentRows(key)).sort(
      (left, right) => left.at.localeCompare(right.at) || left.id.localeCompare(right.id),
    );

  /** False when there is a reading already. */
  const ask = (key: DraftKey, reading: ReadingRecord): Promise<boolean> => {
    const row = { ...keyOf(key), ...reading, reading: open, ttl: endOfDraft(new Date(reading.asked_at)) };
    return isWritten(transact(db, [{ Put: putOf(table, row, { if: 'attribute_not_exists(entry)' }) }]));
  };

  /** Writes a comment while this reading is open; false once it is over. */
  const save = (key: DraftKey, { reader, asked_at }: ReadingRecord, comment: Comment): Promise<boolean> => {
    const row = {
      ...keyOf(key, commentEntry(comment.id)),
      ...comment,
      ttl: endOfDraft(new Date(comment.at)),
    };
    const still = checkOf(table, {
      key: keyOf(key),
      if: 'reader.id = :reader AND asked_at = :asked AND attribute_not_exists(ended)',
      with: { reader: reader.id, asked: asked_at },
    });
    return isWritten(transact(db, [{ ConditionCheck: still }, { Put: putOf(table, row) }]));
  };

  const remove = async (key: DraftKey, id: string): Promise<void> => {
    await removeRow(db, table, keyOf(key, commentEntry(id)));
  };

  /** Undefined for a comment that is gone. */
  const settle = async (key: DraftKey, id: string, isDone: boolean): Promise<Comment | undefined> => {
    const change = {
      key: keyOf(key, commentEntry(id)),
      to: isDone ? 'SET done = :done' : 'REMOVE done',
      if: 'attribute_exists(entry)',
      ...(isDone && { with: { done: true } }),
    };
    try {
      return readOne(commentSchema, await changedRow(db, table, change));
    } catch (error) {
      if (isRefused(error)) return undefined;
      throw error;
    }
  };

  /** Ends a reading and erases its comments; what fails half-way is done again by the next run of the sweep. */
  const end = async (key: DraftKey): Promise<void> => {
    const over = {
      key: keyOf(key),
      to: 'SET ended = :ended',
      if: 'attribute_exists(entry)',
      with: { ended: true },
    };
    if (!(await isWritten(changeRow(db, table, over)))) return;
    for (const { entry } of await commentRows(key)) await removeRow(db, table, { part: partOf(key), entry });
    await removeRow(db, table, keyOf(key));
  };

  return { find, all, comments, ask, save, remove, settle, end };
};
export type ReadingsStore = ReturnType<typeof createReadingsStore>;
