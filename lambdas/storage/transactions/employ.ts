import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { endOfTrace } from '#domain/retention.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profile-record.ts';
import type { StaffRecord } from '../staff.ts';
import { changeOf, changeRow, checkOf, putOf, removeIf } from '../table.ts';
import { isWritten, transact, unlessMoved } from '../writes.ts';

type Tables = { staff: string; profiles: string; outbox: string };

const ifInvited =
  'attribute_exists(user_id) AND attribute_not_exists(accepted_at) AND attribute_not_exists(left_at)';
const ifActive = 'attribute_exists(accepted_at) AND attribute_not_exists(left_at)';

/** The writes that add, change and remove staff members. */
export const createMembershipStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const at = (userId: string) => ({ key: { user_id: userId } });

  /** The profile of a new account, or the check that the account still has the invited address, which its owner chose. */
  const account = ({ user_id, email }: StaffRecord, made: ProfileRecord | undefined) =>
    made
      ? { Put: putOf(tables.profiles, made, { if: 'attribute_not_exists(user_id)' }) }
      : {
          ConditionCheck: checkOf(tables.profiles, {
            ...at(user_id),
            if: 'email = :email AND attribute_not_exists(sealed)',
            with: { email },
          }),
        };

  /**
   * Writes an invitation, in place of an earlier unaccepted one, with its mail and the profile of a new account, in one
   * transaction. Throws `Moved`, also when the account has another address by now.
   */
  const invite = async (row: StaffRecord, made: ProfileRecord | undefined, mail: OutboxRecord) => {
    const staff = putOf(tables.staff, row, { if: `attribute_not_exists(user_id) OR (${ifInvited})` });
    const TransactItems = [{ Put: staff }, account(row, made), outboxPut(tables.outbox, mail)];
    await unlessMoved(transact(db, TransactItems), 'staff');
  };

  /** Accepts this invitation. False when it was withdrawn or sent again meanwhile. */
  const accept = ({ user_id, invited_at }: StaffRecord, now: Date): Promise<boolean> =>
    isWritten(
      changeRow(db, tables.staff, {
        ...at(user_id),
        to: 'SET accepted_at = :now REMOVE email',
        if: `${ifInvited} AND invited_at = :invited`,
        with: { now: now.toISOString(), invited: invited_at },
      }),
    );

  /** Changes name and discipline. Throws `Moved` when the person has left. */
  const change = async (userId: string, { name, discipline }: Pick<StaffRecord, 'name' | 'discipline'>) => {
    const update = changeRow(db, tables.staff, {
      ...at(userId),
      to: `SET #name = :name${discipline ? ', discipline = :discipline' : ' REMOVE discipline'}`,
      if: 'attribute_exists(user_id) AND attribute_not_exists(left_at)',
      with: { name, ...(discipline && { discipline }) },
    });
    await unlessMoved(update, 'staff');
  };

  /**
   * Ends a membership; the row is kept as long as the log of accesses that refers to it. Dismissing an administrator
   * needs `other`, who must still be an active administrator: so one always remains. Throws `Moved`.
   */
  const dismiss = async (row: StaffRecord, other: StaffRecord | undefined, now: Date): Promise<void> => {
    const out = changeOf(tables.staff, {
      ...at(row.user_id),
      to: 'SET left_at = :now, #ttl = :ttl',
      if: `${ifActive} AND is_administrator = :is_administrator`,
      with: { now: now.toISOString(), ttl: endOfTrace(now), is_administrator: row.is_administrator },
    });
    const stays = (userId: string) =>
      checkOf(tables.staff, {
        ...at(userId),
        if: `${ifActive} AND is_administrator = :true`,
        with: { true: true },
      });
    const TransactItems = [{ Update: out }, ...(other ? [{ ConditionCheck: stays(other.user_id) }] : [])];
    await unlessMoved(transact(db, TransactItems), 'staff');
  };

  /** Withdraws an unaccepted invitation. Throws `Moved`. */
  const withdraw = async (userId: string): Promise<void> => {
    await unlessMoved(removeIf(db, tables.staff, { ...at(userId), if: ifInvited }), 'staff');
  };

  /** Makes a former staff member active again; an active one stays as they are. */
  const readmit = async (userId: string): Promise<void> => {
    const update = { ...at(userId), to: 'REMOVE left_at, #ttl', if: 'attribute_exists(left_at)' };
    await isWritten(changeRow(db, tables.staff, update));
  };

  return { invite, accept, change, dismiss, withdraw, readmit };
};
export type MembershipStore = ReturnType<typeof createMembershipStore>;
