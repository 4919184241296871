import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { mailHourSchema } from '#domain/mail-hour.ts';
import { type ReadNotice, readNoticeSchema } from '#domain/staff-notice.ts';
import { readable } from './readable.ts';
import { readRows } from './rows.ts';
import { changeRow, findRow } from './table.ts';
import { isWritten } from './writes.ts';

const staffRecordSchema = z.object({
  /** The subject of the account. */
  user_id: z.string(),
  /** The name that customers and colleagues read; only an administrator sets it. */
  name: z.string(),
  /** The discipline of an expert; an administrator may also have one. */
  discipline: z.optional(z.enum(disciplines)),
  is_administrator: z.boolean(),
  /** The mailbox that was invited, whatever its account does until the invitation is accepted; absent afterwards. */
  email: z.optional(z.string()),
  /** The last invitation (UTC). */
  invited_at: z.string(),
  /** When the invitation was accepted; absent until its link is used. */
  accepted_at: z.optional(z.string()),
  /** When the person left. */
  left_at: z.optional(z.string()),
  /** The hour, in the shop's zone, of the daily mail, which the person sets; absent when mails are sent at once. */
  daily_at: z.optional(mailHourSchema),
  /** The notice about the staff's data that the person has confirmed last. */
  notice: z.optional(readNoticeSchema),
});
export type StaffRecord = z.infer<typeof staffRecordSchema>;

export const isInvited = ({ accepted_at, left_at }: StaffRecord): boolean =>
  accepted_at === undefined && left_at === undefined;

export const isActive = ({ accepted_at, left_at }: StaffRecord): boolean =>
  accepted_at !== undefined && left_at === undefined;

/** Active, invited and former staff: a handful of rows. Other tables refer to them by id. */
export const createStaffStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async (userId: string): Promise<StaffRecord | undefined> => {
    return findRow(db, table, staffRecordSchema, { user_id: userId });
  };

  const findAll = async (userIds: readonly string[]): Promise<StaffRecord[]> => {
    const keys = userIds.map((user_id) => ({ user_id }));
    return readable(staffRecordSchema, await readRows(db, table, keys));
  };

  /** All staff, by name. */
  const all = async (): Promise<StaffRecord[]> => {
    const rows: StaffRecord[] = [];
    const scan = { TableName: table, ConsistentRead: true };
    for await (const { Items } of paginateScan({ client: db }, scan)) {
      rows.push(...readable(staffRecordSchema, Items));
    }
    return rows.sort((left, right) => left.name.localeCompare(right.name, 'fr'));
  };

  /** Sets the hour of a staff member's daily mail; without an hour mails are sent at once. */
  const writeAt = async (userId: string, hour: number | undefined): Promise<void> => {
    await changeRow(db, table, {
      key: { user_id: userId },
      to: hour === undefined ? 'REMOVE daily_at' : 'SET daily_at = :hour',
      if: 'attribute_exists(user_id)',
      ...(hour !== undefined && { with: { hour } }),
    });
  };

  /** Records that a member has read a version of the notice, once; returns what the row says then. */
  const confirmNotice = async (userId: string, notice: ReadNotice): Promise<ReadNotice | undefined> => {
    const change = changeRow(db, table, {
      key: { user_id: userId },
      to: 'SET #notice = :notice',
      if: 'attribute_exists(user_id) AND (attribute_not_exists(#notice) OR #notice.#version <> :version)',
      with: { notice, version: notice.version },
    });
    await isWritten(change);
    return (await find(userId))?.notice;
  };

  return { find, findAll, all, writeAt, confirmNotice };
};
export type StaffStore = ReturnType<typeof createStaffStore>;
