import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type MarginNote, marginNoteSchema } from '#domain/margin.ts';
import { type Question, questionSchema } from '#domain/questions.ts';
import { type ReportCorrection, reportCorrectionSchema } from '#domain/report-corrections.ts';
import { endOfThread } from '#domain/retention.ts';
import { type Message, messageSchema, type ThreadSide } from '#domain/threads.ts';
import { type Words, wordsSchema } from '#domain/words.ts';
import {
  correctionEntry,
  type DraftKey,
  marginEntry,
  messageEntry,
  partOf,
  questionEntry,
  wordsEntry,
} from './draft-keys.ts';
import { readable, readOne } from './readable.ts';
import { allRows, changedRow, findRow, type Row, removeRow } from './table.ts';

/** A row of a thread; its account ends it earlier than its TTL, and `forgetBirths` ends the words. */
const rowOf = (key: DraftKey, entry: string, event: { readonly at: string }) => ({
  ...event,
  part: partOf(key),
  entry,
  service: key.service,
  ttl: endOfThread(new Date(event.at)),
});
export const wordsRow = (key: DraftKey, words: Words): Row => rowOf(key, wordsEntry, words);
export const messageRow = (key: DraftKey, message: Message): Row =>
  rowOf(key, messageEntry(message), message);

export const questionRow = (key: DraftKey, question: Question): Row =>
  rowOf(key, questionEntry(question.id), question);
export const correctionRow = (key: DraftKey, correction: ReportCorrection): Row =>
  rowOf(key, correctionEntry(correction.id), correction);
export const marginRow = (key: DraftKey, note: MarginNote): Row => rowOf(key, marginEntry(note.id), note);
export const threadKey = (key: DraftKey, entry: string) => ({ part: partOf(key), entry });

export type Written = {
  readonly words?: Words;
  readonly messages: readonly Message[];
  readonly questions: readonly Question[];
  readonly corrections: readonly ReportCorrection[];
  readonly margin: readonly MarginNote[];
};

type Event = { readonly at: string; readonly id: string };
const byTime = (left: Event, right: Event): number =>
  left.at.localeCompare(right.at) || left.id.localeCompare(right.id);

export const createThreadsStore = (db: DynamoDBDocumentClient, table: string) => {
  const keyOf = (key: DraftKey, entry = wordsEntry) => threadKey(key, entry);

  const words = (key: DraftKey): Promise<Words | undefined> => findRow(db, table, wordsSchema, keyOf(key));

  const message = (key: DraftKey, from: ThreadSide, id: string): Promise<Message | undefined> =>
    findRow(db, table, messageSchema, keyOf(key, messageEntry({ from, id })));

  /** All that was written about a part, the oldest message first; a damaged row is left out. */
  const ofPart = async (key: DraftKey): Promise<Written> => {
    const rows = await allRows(db, table, {
      by: '#part = :part',
      with: { part: partOf(key) },
      ConsistentRead: true,
    });
    const of = (start: string) =>
      rows.filter(({ entry }) => typeof entry === 'string' && entry.startsWith(start));
    const [told] = readable(wordsSchema, of(wordsEntry));
    return {
      ...(told && { words: told }),
      messages: readable(messageSchema, of('message#')).sort(byTime),
      questions: readable(questionSchema, of('question#')).sort(byTime),
      corrections: readable(reportCorrectionSchema, of('correction#')).sort(byTime),
      margin: readable(marginNoteSchema, of('margin#')).sort(byTime),
    };
  };

  /** Erases the words and keeps that they were taken back; undefined where there are none. A repetition changes nothing. */
  const withdraw = async (key: DraftKey, now: Date): Promise<Words | undefined> => {
    const before = await words(key);
    if (!before || before.withdrawn_at !== undefined) return before;
    const row = await changedRow(db, table, {
      key: keyOf(key),
      to: 'SET withdrawn_at = if_not_exists(withdrawn_at, :now) REMOVE #text',
      if: 'attribute_exists(entry)',
      with: { now: now.toISOString() },
    });
    return readOne(wordsSchema, row);
  };

  /** Erases words that nobody will read any more, with their agreement. */
  const forgetWords = async (key: DraftKey): Promise<void> => {
    await removeRow(db, table, keyOf(key));
  };

  return { words, message, ofPart, withdraw, forgetWords };
};
export type ThreadsStore = ReturnType<typeof createThreadsStore>;
