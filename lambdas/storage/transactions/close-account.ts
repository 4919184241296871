import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Proved } from '#domain/proof.ts';
import { ifGoingOn, type Session } from '../ended.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { spending } from '../proofs.ts';
import { readable } from '../readable.ts';
import { requestPut } from '../requests.ts';
import { allRows, type Change, changeOf, changeRow, removeRow } from '../table.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

const keySchema = z.object({ user_id: z.string() });
type Tables = { profiles: string; outbox: string; requests: string };

/** The wish to close an account: on its profile, until it is taken back or the profile is erased. */
export const createClosingsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Records the wish of a session together with its mails and its entry in the register, and spends its proof of the
   * password. Throws `Moved` when there is one already, the session has ended or the proof has served another act.
   */
  const ask = async (
    userId: string,
    closesAt: string,
    mails: readonly OutboxRecord[],
    session: Session & Proved,
    now: Date,
  ): Promise<void> => {
    const goingOn = ifGoingOn(session);
    const spent = spending(session);
    const wish = changeOf(tables.profiles, {
      ...goingOn,
      key: { user_id: userId },
      to: `SET closing = :asked, closes_at = :at, ${spent.set}`,
      if: `${goingOn.if} AND attribute_not_exists(closing) AND ${spent.if}`,
      with: { ...goingOn.with, ...spent.with, asked: 'asked', at: closesAt },
    });
    const entry = requestPut(tables.requests, userId, 'erasure', now);
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    await unlessMoved(transact(db, [{ Update: wish }, ...puts, entry]), 'profile');
  };

  const keep = (userId: string, condition: Pick<Change, 'if' | 'with' | 'names'>) => {
    const update = changeRow(db, tables.profiles, {
      ...condition,
      key: { user_id: userId },
      to: 'REMOVE closing, closes_at',
      if: `closing = :asked AND ${condition.if}`,
      with: { ...condition.with, asked: 'asked' },
    });
    return isWritten(update);
  };

  /** Takes the wish back for a session; false when there is none, or its erasure has begun. */
  const keepInSession = (userId: string, session: Session): Promise<boolean> =>
    keep(userId, ifGoingOn(session));

  /** Takes the wish with this instant back; false when there is none, or its erasure has begun. */
  const keepByLink = (userId: string, closesAt: string): Promise<boolean> =>
    keep(userId, { if: 'closes_at = :at', with: { at: closesAt } });

  /** Begins the erasure: from now on nobody takes the wish back. False when it was taken back or is not due. */
  const begin = (userId: string, now: Date): Promise<boolean> => {
    const update = changeRow(db, tables.profiles, {
      key: { user_id: userId },
      to: 'SET closing = :begun',
      if: 'closing IN (:asked, :begun) AND closes_at <= :now',
      with: { asked: 'asked', begun: 'begun', now: now.toISOString() },
    });
    return isWritten(update);
  };

  const dueIn = async (closing: 'asked' | 'begun', now: Date): Promise<string[]> => {
    const query = {
      IndexName: 'closing',
      by: 'closing = :closing AND closes_at <= :now',
      with: { closing, now: now.toISOString() },
    };
    const rows = await allRows(db, tables.profiles, query);
    return readable(keySchema, rows).map(({ user_id }) => user_id);
  };

  /** Accounts whose time is over, those of broken erasures first. */
  const due = async (now: Date): Promise<string[]> => [
    ...(await dueIn('begun', now)),
    ...(await dueIn('asked', now)),
  ];

  /** Deletes the profile, the last trace of the account, together with the mail that says so. */
  const finish = async (userId: string, mail: OutboxRecord): Promise<void> => {
    const Key = { user_id: userId };
    const items = [{ Delete: { TableName: tables.profiles, Key } }, outboxPut(tables.outbox, mail)];
    // The mail of an earlier try is enough.
    if (!(await isWritten(transact(db, items)))) await removeRow(db, tables.profiles, Key);
  };

  return { ask, keepInSession, keepByLink, begin, due, finish };
};
export type ClosingsStore = ReturnType<typeof createClosingsStore>;
