import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { noticeSchema } from '#domain/notices.ts';
import { noticeKind as kind, noticesAbout } from '../notice-rows.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { readable } from '../readable.ts';
import { allRows, changeOf, checkOf, putOf, putRow, removeRow } from '../table.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { issues: string; outbox: string };

const noticeRecordSchema = z.extend(noticeSchema, {
  /** Names the event, so that it is noticed only once. */
  id: z.string(),
  /** The expert of a part that is over: only they are informed. */
  user_id: z.optional(z.string()),
  /** Accounts that were informed. */
  told: z.optional(z.array(z.string())),
});
const idRow = z.object({ id: z.string() });
export type NoticeRecord = z.infer<typeof noticeRecordSchema>;

/**
 * The staff mails' notices, small rows of `issues`. A row is kept as long as its fact holds, so that the fact is
 * mailed once.
 */
export const createNoticesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const ifNew = { if: 'attribute_not_exists(id)' };

  /** At half the price: `add`, `replace` and `tell` have their conditions, and the next run looks again. */
  const all = async (): Promise<NoticeRecord[]> => {
    const query = { by: 'kind = :kind', with: { kind } };
    return readable(noticeRecordSchema, await allRows(db, tables.issues, query));
  };

  /** Adds a notice; an existing one stays as it is. */
  const add = async (notice: NoticeRecord): Promise<void> => {
    await isWritten(putRow(db, tables.issues, { kind, ...notice }, ifNew));
  };

  const forget = async (id: string): Promise<void> => {
    await removeRow(db, tables.issues, { kind, id });
  };

  /** Deletes all notices about these orders or accounts. */
  const forgetAbout = async (marks: readonly string[]): Promise<void> => {
    const about = readable(idRow, await noticesAbout(db, tables.issues, marks));
    for (const { id } of about) await forget(id);
  };

  /** Replaces an outdated notice by another; without effect when it was replaced before. */
  const replace = async (id: string, next: NoticeRecord): Promise<void> => {
    const stood = checkOf(tables.issues, { key: { kind, id }, if: 'attribute_exists(id)' });
    const TransactItems = [{ Delete: stood }, { Put: putOf(tables.issues, { kind, ...next }, ifNew) }];
    await isWritten(transact(db, TransactItems));
  };

  const toldUpdate = (id: string, userId: string) => ({
    Update: changeOf(tables.issues, {
      key: { kind, id },
      to: 'SET told = list_append(if_not_exists(told, :none), :one)',
      if: 'attribute_exists(id) AND NOT contains(told, :user)',
      with: { none: [], one: [userId], user: userId },
    }),
  });

  /**
   * Writes the mail and marks its notices as sent to this reader, in one transaction. False when one of them was
   * already sent or is outdated.
   */
  const tell = async (userId: string, ids: readonly string[], mail: OutboxRecord): Promise<boolean> => {
    const TransactItems = [...ids.map((id) => toldUpdate(id, userId)), outboxPut(tables.outbox, mail)];
    return isWritten(transact(db, TransactItems));
  };

  return { all, add, forget, forgetAbout, replace, tell };
};
export type NoticesStore = ReturnType<typeof createNoticesStore>;
