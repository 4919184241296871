import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { ShopError } from '#domain/errors.ts';
import { type EmailProblem, emailProblemSchema, type Profile } from '#domain/profile.ts';
import { readRows } from './rows.ts';
import { isRefused, isWritten } from './table.ts';

const keySchema = z.object({ user_id: z.string() });
const text = z.optional(z.nullable(z.string()));
const profileRecordSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: text,
  last_name: text,
  birth_date: text,
  birth_time: text,
  birth_place: text,
  email_validated: z.boolean(),
  created_at: z.string(),
  email_problem: z.optional(emailProblemSchema),
  /** When the address was last corrected (UTC): what is told of mails sent before is out of date. */
  email_changed_at: z.optional(z.string()),
  /** The month of the last visit, `2026-11`; of customers. */
  seen: z.optional(z.string()),
  /** Of an expert; written by the owner alone, never over the wire. */
  discipline: z.optional(z.enum(disciplines)),
});
export type ProfileRecord = z.infer<typeof profileRecordSchema>;

export const editableFields = ['first_name', 'last_name', 'birth_date', 'birth_time', 'birth_place'] as const;
export type ProfileChange = Partial<Record<(typeof editableFields)[number], string | null | undefined>>;

export const toWireProfile = (record: ProfileRecord): Profile => ({
  email: record.email,
  first_name: record.first_name ?? null,
  last_name: record.last_name ?? null,
  birth_date: record.birth_date ?? null,
  birth_time: record.birth_time ?? null,
  birth_place: record.birth_place ?? null,
  email_validated: record.email_validated,
  created_at: record.created_at,
  ...(record.email_problem && { email_problem: record.email_problem }),
});

export const createProfilesStore = (db: DynamoDBDocumentClient, table: string) => {
  const read = async (userId: string, ConsistentRead: boolean): Promise<ProfileRecord | undefined> => {
    const get = new GetCommand({ TableName: table, Key: { user_id: userId }, ConsistentRead });
    const answer = await db.send(get);
    return answer.Item ? profileRecordSchema.parse(answer.Item) : undefined;
  };

  const find = (userId: string): Promise<ProfileRecord | undefined> => read(userId, true);

  /** For half the price, where a change of the last second does not matter. */
  const findRecent = (userId: string): Promise<ProfileRecord | undefined> => read(userId, false);

  const findAll = async (userIds: readonly string[]): Promise<ProfileRecord[]> => {
    const keys = userIds.map((user_id) => ({ user_id }));
    return z.array(profileRecordSchema).parse(await readRows(db, table, keys));
  };

  const existing = async (userId: string): Promise<ProfileRecord> => {
    const record = await find(userId);
    if (!record) throw new ShopError('not_found');
    return record;
  };

  /** Changes the given fields; null and empty erase. Throws ShopError not_found. */
  const change = async (userId: string, change: ProfileChange): Promise<ProfileRecord> => {
    const given = editableFields.filter((field) => change[field] !== undefined);
    if (given.length === 0) return existing(userId);
    const assignments = given.map((field) => `${field} = :${field}`);
    const update = new UpdateCommand({
      TableName: table,
      Key: { user_id: userId },
      UpdateExpression: `SET ${assignments.join(', ')}`,
      ConditionExpression: 'attribute_exists(user_id)',
      ExpressionAttributeValues: Object.fromEntries(
        given.map((field) => [`:${field}`, change[field] || null]),
      ),
      ReturnValues: 'ALL_NEW',
    });
    const answer = await db.send(update).catch((error: unknown) => {
      throw isRefused(error) ? new ShopError('not_found') : error;
    });
    return profileRecordSchema.parse(answer.Attributes);
  };

  /**
   * The account's address does not work. False when it is no longer that address, or was corrected after the mail in
   * question had been sent (`sentAt`, UTC): nothing is written then.
   */
  const markProblem = async (userId: string, problem: EmailProblem, sentAt: string): Promise<boolean> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { user_id: userId },
      UpdateExpression: 'SET email_problem = :problem',
      ConditionExpression:
        'email = :address AND (attribute_not_exists(email_changed_at) OR email_changed_at < :sent)',
      ExpressionAttributeValues: { ':problem': problem, ':address': problem.address, ':sent': sentAt },
    });
    return isWritten(db.send(update));
  };

  /** Somebody was here in this month (`2026-11`). */
  const see = async (userId: string, month: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { user_id: userId },
      UpdateExpression: 'SET seen = :month',
      ConditionExpression: 'attribute_exists(user_id)',
      ExpressionAttributeValues: { ':month': month },
    });
    await db.send(update);
  };

  /** Ids of the accounts whose last visit was in this month, as the index knows them. */
  const idsSeenIn = async (month: string): Promise<string[]> => {
    const ids: string[] = [];
    const query = {
      TableName: table,
      IndexName: 'by-month',
      KeyConditionExpression: 'seen = :month',
      ExpressionAttributeValues: { ':month': month },
    };
    for await (const { Items = [] } of paginateQuery({ client: db }, query)) {
      ids.push(
        ...z
          .array(keySchema)
          .parse(Items)
          .map((row) => row.user_id),
      );
    }
    return ids;
  };

  const remove = async (userId: string): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: { user_id: userId } }));
  };

  return { find, findRecent, findAll, existing, change, markProblem, see, idsSeenIn, remove };
};
export type ProfilesStore = ReturnType<typeof createProfilesStore>;
