import type { Comment } from '#domain/second-reading.ts';
import { type DraftKey, partOf } from '#lambdas/storage/draft-keys.ts';
import type { ReadingRecord, ReadingsStore } from '#lambdas/storage/readings.ts';

type Row = {
  readonly key: DraftKey;
  readonly reading: ReadingRecord;
  readonly comments: Map<string, Comment>;
};

/** Readings of drafts by colleagues in memory, with the conditions of their store. */
export const memoryReadings = (): ReadingsStore => {
  const rows = new Map<string, Row>();
  const commentsOf = (key: DraftKey) => rows.get(partOf(key))?.comments ?? new Map<string, Comment>();
  return {
    find: async (key) => rows.get(partOf(key))?.reading,
    all: async () => [...rows.values()].map(({ key, reading }) => ({ key, reading })),
    comments: async (key) => [...commentsOf(key).values()],
    ask: async ({ order_id, service }, reading) => {
      const name = partOf({ order_id, service });
      if (rows.has(name)) return false;
      rows.set(name, { key: { order_id, service }, reading, comments: new Map() });
      return true;
    },
    save: async (key, reading, comment) => {
      const stored = rows.get(partOf(key))?.reading;
      const isSame =
        stored?.reader.id === reading.reader.id && stored.asked_at === reading.asked_at && !stored.ended;
      if (isSame) commentsOf(key).set(comment.id, comment);
      return isSame;
    },
    remove: async (key, id) => void commentsOf(key).delete(id),
    settle: async (key, id, isDone) => {
      const known = commentsOf(key).get(id);
      if (!known) return undefined;
      const { done: _, ...rest } = known;
      const next: Comment = { ...rest, ...(isDone && { done: true }) };
      commentsOf(key).set(id, next);
      return next;
    },
    end: async (key) => void rows.delete(partOf(key)),
  };
};
