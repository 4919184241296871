import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profile-record.ts';
import { putOf } from '../table.ts';
import { isWritten, refusedWrites, transact } from '../writes.ts';

type Tables = { profiles: string; outbox: string };

export const createNewProfilesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Writes the profile of a new account with its mails in one transaction. When an interrupted sign-up is repeated, its
   * mail exists already and only the profile is written again. False, and nothing is written, when the account has a
   * profile that no sign-up of this address made.
   */
  const create = async (record: ProfileRecord, mails: readonly OutboxRecord[]): Promise<boolean> => {
    const profile = {
      Put: putOf(tables.profiles, record, {
        if: 'attribute_not_exists(user_id) OR (email = :email AND email_validated = :false)',
        with: { email: record.email, false: false },
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
  return { create };
};
export type NewProfilesStore = ReturnType<typeof createNewProfilesStore>;
