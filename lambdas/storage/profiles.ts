import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Birth } from '#domain/births/birth.ts';
import { addHours, epochSeconds } from '#domain/dates.ts';
import type { BirthNames } from '#domain/persons.ts';
import type { EmailProblem } from '#domain/profile.ts';
import type { Proved } from '#domain/proof.ts';
import { accessTokenMinutes } from '#domain/sessions.ts';
import { goesOn, ifGoingOn, type Session } from './ended.ts';
import { whileMoved } from './moved.ts';
import { type ProfileRecord, profileRecordSchema } from './profile-record.ts';
import { spending } from './proofs.ts';
import { readable, readOne } from './readable.ts';
import { readRows } from './rows.ts';
import { allRows, changedRow, changeRow, findRow, removeRow } from './table.ts';
import { isRefused, isWritten, unlessMoved } from './writes.ts';

const textFields = [
  'first_name',
  'last_name',
  'salutation',
  'time_zone',
  'birth_date',
  'birth_time',
  'birth_place',
] as const;
const editableFields = [...textFields, 'birth', 'birth_names'] as const;
type ProfileChange = Partial<Record<(typeof textFields)[number], string | null | undefined>> & {
  readonly birth?: Birth | null | undefined;
  readonly birth_names?: BirthNames | null | undefined;
};

/** The instant of another date, hour or place is not that of the new one. */
const withoutOldBirth = (change: ProfileChange): ProfileChange => {
  const { birth_date, birth_time, birth_place } = change;
  const isMoved = [birth_date, birth_time, birth_place].some((field) => field !== undefined);
  return isMoved ? { ...change, birth: change.birth ?? null } : change;
};

const keySchema = z.object({ user_id: z.string() });

export const createProfilesStore = (db: DynamoDBDocumentClient, table: string) => {
  const read = async (userId: string, isConsistent: boolean): Promise<ProfileRecord | undefined> => {
    return findRow(db, table, profileRecordSchema, { user_id: userId }, isConsistent);
  };

  const find = (userId: string): Promise<ProfileRecord | undefined> => read(userId, true);

  /** Reads at half the price, where a change of the last second does not matter. */
  const findRecent = (userId: string): Promise<ProfileRecord | undefined> => read(userId, false);

  /** A read that is not consistent costs half and may miss the last second. Damaged rows are left out. */
  const findAll = async (userIds: readonly string[], isConsistent = true): Promise<ProfileRecord[]> => {
    const keys = userIds.map((user_id) => ({ user_id }));
    return readable(profileRecordSchema, await readRows(db, table, keys, isConsistent));
  };

  /** The profile of a session; undefined when the session has ended. */
  const ofSession = async (userId: string, session: Session): Promise<ProfileRecord | undefined> => {
    const record = await find(userId);
    return record && goesOn(record, session) ? record : undefined;
  };

  /** Ends one session, with its access tokens; without a profile nothing happens. */
  const leaveSession = (userId: string, session: string, now: Date): Promise<void> =>
    whileMoved(async () => {
      const before = await find(userId);
      if (!before) return;
      const { left_sessions: left = {} } = before;
      const lasting = Object.entries(left).filter(([, end]) => end > epochSeconds(now));
      const end = epochSeconds(addHours(now, accessTokenMinutes / 60));
      const update = changeRow(db, table, {
        key: { user_id: userId },
        to: 'SET left_sessions = :after',
        if: before.left_sessions
          ? 'left_sessions = :before'
          : 'attribute_exists(user_id) AND attribute_not_exists(left_sessions)',
        with: {
          after: Object.fromEntries([...lasting, [session, end]]),
          ...(before.left_sessions && { before: left }),
        },
      });
      await unlessMoved(update, 'profile');
    });

  /** Spends a proof of the password for an act outside the tables. False when it has served another one. */
  const spendProof = (userId: string, proved: Proved): Promise<boolean> => {
    const spent = spending(proved);
    const change = {
      to: `SET ${spent.set}`,
      if: `attribute_exists(user_id) AND ${spent.if}`,
      with: spent.with,
    };
    return isWritten(changeRow(db, table, { key: { user_id: userId }, ...change }));
  };

  /** Ends all sessions and links made until `at` (whole seconds); without a profile nothing happens. */
  const endSessions = async (userId: string, at: number): Promise<void> => {
    await isWritten(
      changeRow(db, table, {
        key: { user_id: userId },
        to: 'SET sessions_ended_at = :at',
        if: 'attribute_exists(user_id) AND (attribute_not_exists(sessions_ended_at) OR sessions_ended_at < :at)',
        with: { at },
      }),
    );
  };

  /**
   * Changes the given fields for a session; null and empty values erase. Undefined, and nothing is written, when the
   * session has ended.
   */
  const change = async (
    userId: string,
    change: ProfileChange,
    session: Session,
  ): Promise<ProfileRecord | undefined> => {
    const changed = withoutOldBirth(change);
    const given = editableFields.filter((field) => changed[field] !== undefined);
    if (given.length === 0) return ofSession(userId, session);
    const assignments = given.map((field) => `${field} = :${field}`);
    const goingOn = ifGoingOn(session);
    const values = Object.fromEntries(given.map((field) => [field, changed[field] || null]));
    const update = changedRow(db, table, {
      ...goingOn,
      key: { user_id: userId },
      to: `SET ${assignments.join(', ')}`,
      with: { ...goingOn.with, ...values },
    });
    const row = await update.catch((error: unknown) => {
      if (isRefused(error)) return undefined;
      throw error;
    });
    return row && readOne(profileRecordSchema, row);
  };

  /**
   * Records that the account's address does not work. False, and nothing is written, when the address is another by now
   * or was corrected after the mail in question was sent (`sentAt`, UTC).
   */
  const markProblem = async (userId: string, problem: EmailProblem, sentAt: string): Promise<boolean> => {
    return isWritten(
      changeRow(db, table, {
        key: { user_id: userId },
        to: 'SET email_problem = :problem',
        if: 'email = :address AND (attribute_not_exists(email_changed_at) OR email_changed_at < :sent)',
        with: { problem, address: problem.address, sent: sentAt },
      }),
    );
  };

  const set = async (
    userId: string,
    field: 'seen' | 'locked_at',
    value: string,
    also = '',
  ): Promise<void> => {
    await changeRow(db, table, {
      key: { user_id: userId },
      to: `SET ${field} = :value${also}`,
      if: 'attribute_exists(user_id)',
      with: { value },
    });
  };

  /** Records a visit in this month (`2026-11`), after which the account is not erased as unused; one that is gone is not. */
  const see = async (userId: string, month: string): Promise<void> => {
    await isWritten(set(userId, 'seen', month, ' REMOVE erases_at'));
  };

  /** Ids of the accounts whose last visit was in this month, as the index shows them. */
  const idsSeenIn = async (month: string): Promise<string[]> => {
    const query = { IndexName: 'by-month', by: 'seen = :month', with: { month } };
    return readable(keySchema, await allRows(db, table, query)).map((row) => row.user_id);
  };

  const lock = (userId: string, now: Date): Promise<void> => set(userId, 'locked_at', now.toISOString());

  const remove = async (userId: string): Promise<void> => {
    await removeRow(db, table, { user_id: userId });
  };

  return {
    find,
    findRecent,
    findAll,
    ofSession,
    leaveSession,
    spendProof,
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
