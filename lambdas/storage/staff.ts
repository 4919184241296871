import { type DynamoDBDocumentClient, GetCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { mailHourSchema } from '#domain/mail-hour.ts';
import { readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';

const staffRecordSchema = z.object({
  /** The subject of the account. */
  user_id: z.string(),
  /** As customers and colleagues read it; set by an administrator, never by its bearer. */
  name: z.string(),
  /** Of an expert; an administrator may have one. */
  discipline: z.optional(z.enum(disciplines)),
  is_administrator: z.boolean(),
  /** The last invitation (UTC). */
  invited_at: z.string(),
  /** Since when the person works here: absent until the invitation's link is used. */
  accepted_at: z.optional(z.string()),
  /** Since when the person does not any more. */
  left_at: z.optional(z.string()),
  /** The hour of Paris of the one mail a day, which its bearer sets; absent for who is told at once. */
  daily_at: z.optional(mailHourSchema),
});
export type StaffRecord = z.infer<typeof staffRecordSchema>;

export const isInvited = ({ accepted_at, left_at }: StaffRecord): boolean =>
  accepted_at === undefined && left_at === undefined;

export const isActive = ({ accepted_at, left_at }: StaffRecord): boolean =>
  accepted_at !== undefined && left_at === undefined;

/** Who works here, who is invited and who has left: a handful of rows. What they did names them by their ids. */
export const createStaffStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async (userId: string): Promise<StaffRecord | undefined> => {
    const get = new GetCommand({ TableName: table, Key: { user_id: userId }, ConsistentRead: true });
    const answer = await db.send(get);
    return answer.Item ? readOne(staffRecordSchema, answer.Item) : undefined;
  };

  const findAll = async (userIds: readonly string[]): Promise<StaffRecord[]> => {
    const keys = userIds.map((user_id) => ({ user_id }));
    return readable(staffRecordSchema, await readRows(db, table, keys));
  };

  /** Everybody, by name. */
  const all = async (): Promise<StaffRecord[]> => {
    const rows: StaffRecord[] = [];
    const scan = { TableName: table, ConsistentRead: true };
    for await (const { Items } of paginateScan({ client: db }, scan)) {
      rows.push(...readable(staffRecordSchema, Items));
    }
    return rows.sort((left, right) => left.name.localeCompare(right.name, 'fr'));
  };

  /** Sets when the atelier writes to somebody who works here; without an hour at once. */
  const writeAt = async (userId: string, hour: number | undefined): Promise<void> => {
    const update = {
      TableName: table,
      Key: { user_id: userId },
      UpdateExpression: hour === undefined ? 'REMOVE daily_at' : 'SET daily_at = :hour',
      ConditionExpression: 'attribute_exists(user_id)',
      ...(hour !== undefined && { ExpressionAttributeValues: { ':hour': hour } }),
    };
    await db.send(new UpdateCommand(update));
  };

  return { find, findAll, all, writeAt };
};
export type StaffStore = ReturnType<typeof createStaffStore>;
