import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { birthSchema } from '#domain/births/birth.ts';
import { birthNamesSchema, knownPersonSchema } from '#domain/persons.ts';
import { type EmailProblem, emailProblemSchema, type Profile } from '#domain/profile.ts';
import { ifNotEnded, isEnded } from './ended.ts';
import { editableFields, type ProfileChange, withoutOldBirth } from './profile-change.ts';
import { readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { isRefused, isWritten } from './writes.ts';

const keySchema = z.object({ user_id: z.string() });
const text = z.optional(z.nullable(z.string()));
/** `at` is the instant of the change. */
const formerAddressSchema = z.object({ email: z.string(), at: z.string() });
const profileRecordSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  first_name: text,
  last_name: text,
  birth_date: text,
  birth_time: text,
  birth_place: text,
  birth: z.optional(z.nullable(birthSchema)),
  birth_names: z.optional(z.nullable(birthNamesSchema)),
  /** The other persons of the account by their id. */
  persons: z.optional(z.record(z.string(), z.omit(knownPersonSchema, { id: true }))),
  email_validated: z.boolean(),
  created_at: z.string(),
  email_problem: z.optional(emailProblemSchema),
  /** The last correction of the address (UTC): reports about mails that were sent earlier are out of date. */
  email_changed_at: z.optional(z.string()),
  /** Verified addresses of the last days, oldest first, to which a change can be undone. */
  former_addresses: z.optional(z.array(formerAddressSchema)),
  /**
   * In whole seconds since 1970, like the times of tokens: sessions and links made in this second or before are
   * invalid.
   */
  sessions_ended_at: z.optional(z.int()),
  /** When the mailbox reported that it did not open the account (UTC): nobody can sign in, and no link verifies it. */
  locked_at: z.optional(z.string()),
  /** The month of a customer's last visit, `2026-11`. */
  seen: z.optional(z.string()),
});
export type ProfileRecord = z.infer<typeof profileRecordSchema>;

/** Absent while there are none. */
const personsOf = ({ persons = {} }: ProfileRecord): Pick<Profile, 'persons'> => {
  const all = Object.entries(persons).map(([id, person]) => ({ id, ...person }));
  const sorted = all.sort((left, right) => left.agreed_at.localeCompare(right.agreed_at));
  return sorted.length === 0 ? {} : { persons: sorted };
};

export const toWireProfile = (record: ProfileRecord): Profile => ({
  email: record.email,
  first_name: record.first_name ?? null,
  last_name: record.last_name ?? null,
  birth_date: record.birth_date ?? null,
  birth_time: record.birth_time ?? null,
  birth_place: record.birth_place ?? null,
  ...(record.birth && { birth: record.birth }),
  ...(record.birth_names && { birth_names: record.birth_names }),
  ...personsOf(record),
  email_validated: record.email_validated,
  created_at: record.created_at,
  ...(record.email_problem && { email_problem: record.email_problem }),
});

export const createProfilesStore = (db: DynamoDBDocumentClient, table: string) => {
  const read = async (userId: string, ConsistentRead: boolean): Promise<ProfileRecord | undefined> => {
    const get = new GetCommand({ TableName: table, Key: { user_id: userId }, ConsistentRead });
    const answer = await db.send(get);
    return answer.Item ? readOne(profileRecordSchema, answer.Item) : undefined;
  };

  const find = (userId: string): Promise<ProfileRecord | undefined> => read(userId, true);

  /** Reads at half the price, where a change of the last second does not matter. */
  const findRecent = (userId: string): Promise<ProfileRecord | undefined> => read(userId, false);

  const findAll = async (userIds: readonly string[]): Promise<ProfileRecord[]> => {
    const keys = userIds.map((user_id) => ({ user_id }));
    return readable(profileRecordSchema, await readRows(db, table, keys));
  };

  /** The profile of the session with a token of `issuedAt` (seconds); undefined when the session has ended. */
  const ofSession = async (userId: string, issuedAt: number): Promise<ProfileRecord | undefined> => {
    const record = await find(userId);
    return record && !isEnded(record, issuedAt) ? record : undefined;
  };

  /** Ends all sessions and links made until `at` (whole seconds); without a profile nothing happens. */
  const endSessions = async (userId: string, at: number): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { user_id: userId },
      UpdateExpression: 'SET sessions_ended_at = :at',
      ConditionExpression:
        'attribute_exists(user_id) AND (attribute_not_exists(sessions_ended_at) OR sessions_ended_at < :at)',
      ExpressionAttributeValues: { ':at': at },
    });
    await isWritten(db.send(update));
  };

  /**
   * Changes the given fields for a session of `issuedAt`; null and empty values erase. Undefined, and nothing is written,
   * when the session has ended.
   */
  const change = async (
    userId: string,
    change: ProfileChange,
    issuedAt: number,
  ): Promise<ProfileRecord | undefined> => {
    const changed = withoutOldBirth(change);
    const given = editableFields.filter((field) => changed[field] !== undefined);
    if (given.length === 0) return ofSession(userId, issuedAt);
    const assignments = given.map((field) => `${field} = :${field}`);
    const update = new UpdateCommand({
      TableName: table,
      Key: { user_id: userId },
      UpdateExpression: `SET ${assignments.join(', ')}`,
      ConditionExpression: `attribute_exists(user_id) AND ${ifNotEnded}`,
      ExpressionAttributeValues: {
        ...Object.fromEntries(given.map((field) => [`:${field}`, changed[field] || null])),
        ':made': issuedAt,
      },
      ReturnValues: 'ALL_NEW',
    });
    const answer = await db.send(update).catch((error: unknown) => {
      if (isRefused(error)) return undefined;
      throw error;
    });
    return answer && readOne(profileRecordSchema, answer.Attributes);
  };

  /**
   * Records that the account's address does not work. False, and nothing is written, when the address is another by now
   * or was corrected after the mail in question was sent (`sentAt`, UTC).
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

  const set = async (userId: string, field: 'seen' | 'locked_at', value: string): Promise<void> => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { user_id: userId },
      UpdateExpression: `SET ${field} = :value`,
      ConditionExpression: 'attribute_exists(user_id)',
      ExpressionAttributeValues: { ':value': value },
    });
    await db.send(update);
  };

  /** Records a visit in this month (`2026-11`). */
  const see = (userId: string, month: string): Promise<void> => set(userId, 'seen', month);

  /** Ids of the accounts whose last visit was in this month, as the index shows them. */
  const idsSeenIn = async (month: string): Promise<string[]> => {
    const ids: string[] = [];
    const query = {
      TableName: table,
      IndexName: 'by-month',
      KeyConditionExpression: 'seen = :month',
      ExpressionAttributeValues: { ':month': month },
    };
    for await (const { Items } of paginateQuery({ client: db }, query)) {
      ids.push(...readable(keySchema, Items).map((row) => row.user_id));
    }
    return ids;
  };

  const lock = (userId: string, now: Date): Promise<void> => set(userId, 'locked_at', now.toISOString());

  const remove = async (userId: string): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: { user_id: userId } }));
  };

  return {
    find,
    findRecent,
    findAll,
    ofSession,
    endSessions,
    change,
    markProblem,
    see,
    lock,
    idsSeenIn,
    remove,
  };
};
export type ProfilesStore = ReturnType<typeof createProfilesStore>;
