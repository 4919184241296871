import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  askedCorrectionSchema,
  dueOf,
  type RequestKey,
  type RequestKind,
  type RequestReading,
  requestSchema,
  studiedAskerSchema,
} from '#domain/requests.ts';
import { endOfTrace } from '#domain/retention.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { type Piece, type Place, pieceOf } from './piece.ts';
import { readable } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, changeOf, changeRow, findRow, putOf, someRows } from './table.ts';
import { isWritten } from './writes.ts';

export const requestRecordSchema = z.extend(z.omit(requestSchema, { person: true, key: true }), {
  /** Hash of the account's id: the register outlives the account (GDPR, article 5.2). */
  who: z.string(),
  id: z.string(),
  state: z.enum(['open', 'answered']),
  /** What is asked in words, and by whom: an erasure removes it. */
  asked: z.optional(
    z.extend(askedCorrectionSchema, {
      user_id: z.string(),
      studied: z.optional(studiedAskerSchema),
    }),
  ),
  /** An erasure of the person studied that is not finished: the account, the person's keys in it, and its orders. */
  erasing: z.optional(
    z.object({ user_id: z.string(), keys: z.array(z.string()), orders: z.array(z.string()) }),
  ),
});
export type RequestRecord = z.infer<typeof requestRecordSchema>;
const keyRow = z.object({ who: z.string(), id: z.string() });
const indexRow = z.extend(keyRow, { asked_at: z.string() });
const stateRow = z.pick(requestRecordSchema, { kind: true, state: true });

/** The key of the request of a person with this id. */
export const keyOf = (userId: string, id: string): RequestKey => ({ who: hashOf(userId), id });

/** The key of a person's request of that instant. */
export const requestKey = (userId: string, kind: RequestKind, now: Date): RequestKey =>
  keyOf(userId, `${now.toISOString()}#${kind}`);

/** A request that waits for its answer from now on. */
export const newRequest = (
  key: RequestKey,
  now: Date,
  what: Pick<RequestRecord, 'kind' | 'asked' | 'erasing'>,
): RequestRecord => ({
  ...key,
  ...what,
  state: 'open',
  asked_at: now.toISOString(),
  due_at: dueOf(now).toISOString(),
});

/** The transaction item that writes a request, once. */
export const recordPut = (table: string, row: RequestRecord) => ({
  Put: putOf(table, { ...row, ttl: endOfTrace(new Date(row.asked_at)) }, { if: 'attribute_not_exists(who)' }),
});

/** The transaction item that enters a request without words into the register. */
export const requestPut = (table: string, userId: string, kind: RequestKind, now: Date) =>
  recordPut(table, newRequest(requestKey(userId, kind, now), now, { kind }));

/** The transaction item that notes the answer to a request; the first one stays. */
export const requestAnswer = (table: string, key: RequestKey, now: Date) => ({
  Update: changeOf(table, {
    key,
    to: 'SET #state = :answered, answered_at = if_not_exists(answered_at, :now)',
    if: 'attribute_exists(who)',
    with: { answered: 'answered', now: now.toISOString() },
  }),
});

/** The owner's register of requests about personal data. */
export const createRequestsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Enters a request; the key finds it for its answer. */
  const add = async (userId: string, kind: RequestKind, now: Date): Promise<RequestKey> => {
    await isWritten(db.send(new PutCommand(requestPut(table, userId, kind, now).Put)));
    return requestKey(userId, kind, now);
  };

  /** Notes the answer. */
  const answer = async (key: RequestKey, now: Date): Promise<void> => {
    await isWritten(db.send(new UpdateCommand(requestAnswer(table, key, now).Update)));
  };

  /** Undefined for an absent one. */
  const find = async ({ who, id }: RequestKey): Promise<RequestRecord | undefined> => {
    return findRow(db, table, requestRecordSchema, { who, id });
  };

  /**
   * Notes who reads the words, before they are given out. False when they are erased. `who` is the reader's account.
   */
  const noteReading = (
    { who, id }: RequestKey,
    reading: RequestReading & { readonly who: string },
  ): Promise<boolean> =>
    isWritten(
      changeRow(db, table, {
        key: { who, id },
        to: 'SET asked.readings = list_append(if_not_exists(asked.readings, :none), :reading)',
        if: 'attribute_exists(asked)',
        with: { none: [], reading: [reading] },
      }),
    );

  const rowsOf = (userId: string) =>
    allRows(db, table, { by: 'who = :who', with: { who: hashOf(userId) }, ConsistentRead: true });

  /** All requests of a person, the last one first. */
  const ofPerson = async (userId: string): Promise<RequestRecord[]> =>
    readable(requestRecordSchema, await rowsOf(userId)).sort((left, right) =>
      right.asked_at.localeCompare(left.asked_at),
    );

  /** Notes the answer to every open request of a person of this kind, asked since an instant. */
  const answerAll = async (userId: string, kind: RequestKind, now: Date, since = ''): Promise<void> => {
    const own = (await ofPerson(userId)).filter((row) => row.kind === kind && row.asked_at >= since);
    for (const { who, id, state } of own) if (state === 'open') await answer({ who, id }, now);
  };

  /**
   * The erasure of a person: kinds and dates stay, words go, from damaged rows too. Nobody waits for an answer any more;
   * only the request of the erasure itself is answered at its end.
   */
  const forget = async (userId: string, now: Date): Promise<void> => {
    const silence = { to: 'REMOVE asked', if: 'attribute_exists(who)' };
    for (const row of await rowsOf(userId)) {
      const key = keyRow.parse(row);
      await isWritten(changeRow(db, table, { key, ...silence }));
      const { data } = z.safeParse(stateRow, row);
      if (data?.state === 'open' && data.kind !== 'erasure') await answer(key, now);
    }
  };

  /** The open ones, the first due first, or the answered ones, the last asked first; from the first or after a place. */
  const inState = async (
    state: RequestRecord['state'],
    most: number,
    after?: Place,
  ): Promise<Piece<RequestRecord>> => {
    const [asked_at, who, id] = after ?? [];
    const query = {
      IndexName: 'by-state',
      by: '#state = :state',
      with: { state },
      ScanIndexForward: state === 'open',
      ...(after && { ExclusiveStartKey: { state, asked_at, who, id } }),
    };
    const found = readable(indexRow, await someRows(db, table, query, most + 1));
    const piece = pieceOf(found, most, (row) => [row.asked_at, row.who, row.id]);
    const keys = piece.rows.map((row) => ({ who: row.who, id: row.id }));
    const rows = readable(requestRecordSchema, await readRows(db, table, keys));
    const order = state === 'open' ? 1 : -1;
    // The index lags, so a request that was answered meanwhile is left out.
    const current = rows
      .filter((row) => row.state === state)
      .sort((left, right) => order * left.asked_at.localeCompare(right.asked_at));
    return { ...piece, rows: current };
  };

  return { add, answer, find, noteReading, ofPerson, answerAll, forget, inState };
};
export type RequestsStore = ReturnType<typeof createRequestsStore>;
