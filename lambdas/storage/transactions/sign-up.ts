import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profile-record.ts';
import { putOf } from '../table.ts';
import { isWritten, refusedWrites, transact } from '../writes.ts';

type Tables = { profiles: string; outbox: string };

/** Longer than its function runs: until then another sign-up of the same address may be under way. */
const underWayMs = 15_000;

/** A profile from before this instant (UTC) belongs to a sign-up that was interrupted. */
const interruptedBefore = ({ created_at }: ProfileRecord): string =>
  new Date(Date.parse(created_at) - underWayMs).toISOString();

const ifInterrupted = 'email = :email AND email_validated = :false';

export const createNewProfilesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Writes the profile of a new account with its mails in one transaction. When an interrupted sign-up is repeated, its
   * mail exists already and only the profile is written again. False, and nothing is written, when the account has a
   * profile that no sign-up of this address made, or that one wrote which may still be under way: of two sign-ups at once
   * only the writer of the profile sets the password.
   */
  const create = async (record: ProfileRecord, mails: readonly OutboxRecord[]): Promise<boolean> => {
    const profile = {
      Put: putOf(tables.profiles, record, {
        if: `attribute_not_exists(user_id) OR (${ifInterrupted} AND created_at <= :before)`,
        with: { email: record.email, false: false, before: interruptedBefore(record) },
      }),
    };
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    try {
      await transact(db, [profile, ...puts]);
      return true;
    } catch (error) {
      const refused = refusedWrites(error);
      if (!refused) throw error;
      return refused.includes(0) ? false : isWritten(db.send(new PutCommand(profile.Put)));
    }
  };

  /** After a failure the sign-up can be repeated at once. */
  const giveUp = async (record: ProfileRecord): Promise<void> => {
    const again = putOf(
      tables.profiles,
      { ...record, created_at: interruptedBefore(record) },
      {
        if: `${ifInterrupted} AND created_at = :mine`,
        with: { email: record.email, false: false, mine: record.created_at },
      },
    );
    await isWritten(db.send(new PutCommand(again)));
  };

  return { create, giveUp };
};
export type NewProfilesStore = ReturnType<typeof createNewProfilesStore>;
