import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { endOfTrace } from '#domain/retention.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profile-record.ts';
import type { StaffRecord } from '../staff.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

type Tables = { staff: string; profiles: string; outbox: string };

const ifInvited =
  'attribute_exists(user_id) AND attribute_not_exists(accepted_at) AND attribute_not_exists(left_at)';
const ifActive = 'attribute_exists(accepted_at) AND attribute_not_exists(left_at)';

/** The writes that add, change and remove staff members. */
export const createMembershipStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const at = (userId: string) => ({ TableName: tables.staff, Key: { user_id: userId } });

  /**
   * Writes an invitation, in place of an earlier unaccepted one, with its mail and the profile of a new account, in one
   * transaction. Throws `Moved`.
   */
  const invite = async (row: StaffRecord, profile: ProfileRecord | undefined, mail: OutboxRecord) => {
    const ConditionExpression = `attribute_not_exists(user_id) OR (${ifInvited})`;
    const staff = { Put: { TableName: tables.staff, Item: row, ConditionExpression } };
    const known = 'attribute_not_exists(user_id)';
    const own = { Put: { TableName: tables.profiles, Item: profile, ConditionExpression: known } };
    const TransactItems = [staff, ...(profile ? [own] : []), outboxPut(tables.outbox, mail)];
    await unlessMoved(transact(db, TransactItems), 'staff');
  };

  /** Accepts the invitation. False when it was withdrawn meanwhile. */
  const accept = (userId: string, now: Date): Promise<boolean> => {
    const update = new UpdateCommand({
      ...at(userId),
      UpdateExpression: 'SET accepted_at = :now',
      ConditionExpression: ifInvited,
      ExpressionAttributeValues: { ':now': now.toISOString() },
    });
    return isWritten(db.send(update));
  };

  /** Changes name and discipline. Throws `Moved` when the person has left. */
  const change = async (userId: string, { name, discipline }: Pick<StaffRecord, 'name' | 'discipline'>) => {
    const update = new UpdateCommand({
      ...at(userId),
      UpdateExpression: `SET #name = :name${discipline ? ', discipline = :discipline' : ' REMOVE discipline'}`,
      ConditionExpression: 'attribute_exists(user_id) AND attribute_not_exists(left_at)',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': name, ...(discipline && { ':discipline': discipline }) },
    });
    await unlessMoved(db.send(update), 'staff');
  };

  /**
   * Ends a membership; the row is kept as long as the log of accesses that refers to it. Dismissing an administrator
   * needs `other`, who must still be an active administrator: so one always remains. Throws `Moved`.
   */
  const dismiss = async (row: StaffRecord, other: StaffRecord | undefined, now: Date): Promise<void> => {
    const out = {
      ...at(row.user_id),
      UpdateExpression: 'SET left_at = :now, #ttl = :ttl',
      ConditionExpression: `${ifActive} AND is_administrator = :is_administrator`,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':now': now.toISOString(),
        ':ttl': endOfTrace(now),
        ':is_administrator': row.is_administrator,
      },
    };
    const stays = (userId: string) => ({
      ...at(userId),
      ConditionExpression: `${ifActive} AND is_administrator = :true`,
      ExpressionAttributeValues: { ':true': true },
    });
    const TransactItems = [{ Update: out }, ...(other ? [{ ConditionCheck: stays(other.user_id) }] : [])];
    await unlessMoved(transact(db, TransactItems), 'staff');
  };

  /** Withdraws an unaccepted invitation. Throws `Moved`. */
  const withdraw = async (userId: string): Promise<void> => {
    const gone = new DeleteCommand({ ...at(userId), ConditionExpression: ifInvited });
    await unlessMoved(db.send(gone), 'staff');
  };

  /** Makes a former staff member active again; an active one stays as they are. */
  const readmit = async (userId: string): Promise<void> => {
    const update = new UpdateCommand({
      ...at(userId),
      UpdateExpression: 'REMOVE left_at, #ttl',
      ConditionExpression: 'attribute_exists(left_at)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
    });
    await isWritten(db.send(update));
  };

  return { invite, accept, change, dismiss, withdraw, readmit };
};
export type MembershipStore = ReturnType<typeof createMembershipStore>;
