import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { sessionDays } from '#domain/sessions.ts';
import { goingOn, type Session } from './ended.ts';
import { readable } from './readable.ts';
import { allRows, removeRow } from './table.ts';
import { isWritten, transact } from './writes.ts';

/** `session` is a hash of the id in all tokens of the session; instants are in UTC. */
const sessionRecordSchema = z.object({
  user_id: z.string(),
  session: z.string(),
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  signed_in_at: z.string(),
  seen_at: z.string(),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;
export type SessionKey = Pick<SessionRecord, 'user_id' | 'session'>;
type Tables = { readonly sessions: string; readonly profiles: string };

/** The row outlives its session by a day; the list of an account leaves ended sessions out. */
const endOf = ({ signed_in_at }: SessionRecord): number =>
  epochSeconds(addDays(new Date(signed_in_at), sessionDays + 1));

export const createSessionsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** All rows of an account, ended sessions too. A read that is not consistent costs half and may miss the last second. */
  const ofUser = async (userId: string, ConsistentRead = false): Promise<SessionRecord[]> => {
    const query = { by: 'user_id = :user', with: { user: userId }, ConsistentRead };
    return readable(sessionRecordSchema, await allRows(db, tables.sessions, query));
  };

  /** False when the session of its token has ended meanwhile, as at an erasure; nothing is written. */
  const note = (record: SessionRecord, token: Session): Promise<boolean> => {
    const goesOn = goingOn(tables.profiles, record.user_id, token);
    const Put = { TableName: tables.sessions, Item: { ...record, ttl: endOf(record) } };
    return isWritten(transact(db, [{ ConditionCheck: goesOn }, { Put }]));
  };

  const remove = async ({ user_id, session }: SessionKey): Promise<void> => {
    await removeRow(db, tables.sessions, { user_id, session });
  };

  const removeAll = async (userId: string): Promise<void> => {
    for (const row of await ofUser(userId, true)) await remove(row);
  };

  return { ofUser, note, remove, removeAll };
};
export type SessionsStore = ReturnType<typeof createSessionsStore>;
