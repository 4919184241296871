import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { noticeSchema } from '#domain/notices.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { readable } from '../readable.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { concerns: string; outbox: string };

const kind = 'notice';

const noticeRecordSchema = z.extend(noticeSchema, {
  /** Names what happened, so that nothing is noticed twice. */
  id: z.string(),
  /** Who had a part that is over: others need not hear of it. */
  user_id: z.optional(z.string()),
  /** Accounts that were told. */
  told: z.optional(z.array(z.string())),
});
export type NoticeRecord = z.infer<typeof noticeRecordSchema>;

/** A row stays as long as what it tells of stands, so that it is told once: small rows of `concerns`. */
export const createNoticesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const put = (notice: NoticeRecord) => ({
    TableName: tables.concerns,
    Item: { kind, ...notice },
    ConditionExpression: 'attribute_not_exists(id)',
  });
  const deletion = (id: string) => ({ TableName: tables.concerns, Key: { kind, id } });

  const all = async (): Promise<NoticeRecord[]> => {
    const rows: NoticeRecord[] = [];
    const query = {
      TableName: tables.concerns,
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': kind },
      ConsistentRead: true,
    };
    for await (const { Items } of paginateQuery({ client: db }, query))
      rows.push(...readable(noticeRecordSchema, Items));
    return rows;
  };

  /** Once: one that is there stays as it is. */
  const add = async (notice: NoticeRecord): Promise<void> => {
    await isWritten(db.send(new PutCommand(put(notice))));
  };

  const forget = async (id: string): Promise<void> => {
    await db.send(new DeleteCommand(deletion(id)));
  };

  /** All that are about an order or an account of these. */
  const forgetAbout = async (marks: readonly string[]): Promise<void> => {
    const about = (await all()).filter(({ id }) => marks.some((mark) => id.includes(mark)));
    for (const { id } of about) await forget(id);
  };

  /** One notice in place of another that says no more; without effect when that was done before. */
  const replace = async (id: string, next: NoticeRecord): Promise<void> => {
    const stood = { ...deletion(id), ConditionExpression: 'attribute_exists(id)' };
    const TransactItems = [{ Delete: stood }, { Put: put(next) }];
    await isWritten(transact(db, TransactItems));
  };

  const toldUpdate = (id: string, userId: string) => ({
    Update: {
      ...deletion(id),
      UpdateExpression: 'SET told = list_append(if_not_exists(told, :none), :one)',
      ConditionExpression: 'attribute_exists(id) AND NOT contains(told, :user)',
      ExpressionAttributeValues: { ':none': [], ':one': [userId], ':user': userId },
    },
  });

  /**
   * The mail and that its reader is told, in one transaction; false when somebody else has told one of them, or it says
   * no more.
   */
  const tell = async (userId: string, ids: readonly string[], mail: OutboxRecord): Promise<boolean> => {
    const TransactItems = [...ids.map((id) => toldUpdate(id, userId)), outboxPut(tables.outbox, mail)];
    return isWritten(transact(db, TransactItems));
  };

  return { all, add, forget, forgetAbout, replace, tell };
};
export type NoticesStore = ReturnType<typeof createNoticesStore>;
