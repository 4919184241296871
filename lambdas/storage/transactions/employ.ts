import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { endOfTrace } from '#domain/retention.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profiles.ts';
import type { StaffRecord } from '../staff.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

type Tables = { staff: string; profiles: string; outbox: string };

const ifInvited =
  'attribute_exists(user_id) AND attribute_not_exists(accepted_at) AND attribute_not_exists(left_at)';
const ifActive = 'attribute_exists(accepted_at) AND attribute_not_exists(left_at)';

/** What makes and unmakes those who work here. */
export const createMembershipStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const at = (userId: string) => ({ TableName: tables.staff, Key: { user_id: userId } });

  /**
   * Notes an invitation over an earlier one that nobody has accepted, with its mail and, of a new account, its profile: all
   * or nothing. Throws `Moved`.
   */
  const invite = async (row: StaffRecord, profile: ProfileRecord | undefined, mail: OutboxRecord) => {
    const ConditionExpression = `attribute_not_exists(user_id) OR (${ifInvited})`;
    const staff = { Put: { TableName: tables.staff, Item: row, ConditionExpression } };
    const known = 'attribute_not_exists(user_id)';
    const own = { Put: { TableName: tables.profiles, Item: profile, ConditionExpression: known } };
    const TransactItems = [staff, ...(profile ? [own] : []), outboxPut(tables.outbox, mail)];
    await unlessMoved(transact(db, TransactItems), 'staff');
  };

  /** The invitation's link is used. False when it was withdrawn meanwhile. */
  const accept = (userId: string, now: Date): Promise<boolean> => {
    const update = new UpdateCommand({
      ...at(userId),
      UpdateExpression: 'SET accepted_at = :now',
      ConditionExpression: ifInvited,
      ExpressionAttributeValues: { ':now': now.toISOString() },
    });
    return isWritten(db.send(update));
  };

  /** Another name, another discipline or none. Throws `Moved` when the person has left. */
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
   * Somebody is out; the row outlives what it explains, the log of accesses. Of an administrator another one who is active
   * must be named, and still be it: of two who dismiss each other one stays. Throws `Moved`.
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

  /** An invitation that nobody has accepted is withdrawn. Throws `Moved`. */
  const withdraw = async (userId: string): Promise<void> => {
    const gone = new DeleteCommand({ ...at(userId), ConditionExpression: ifInvited });
    await unlessMoved(db.send(gone), 'staff');
  };

  /** Back among those who work here; nothing happens to whoever is. */
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
