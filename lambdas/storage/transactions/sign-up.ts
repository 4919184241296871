import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import type { ProfileRecord } from '../profiles.ts';
import { isWritten, refusedWrites, transact } from '../writes.ts';

type Tables = { profiles: string; outbox: string };

export const createNewProfilesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * The profile of a new account together with the mails it asks for: both or neither. When a sign-up that broke off
   * is repeated, its mail is there already and only the profile is written anew. False, and nothing is written, when
   * the account has a profile that no sign-up of this address left.
   */
  const create = async (record: ProfileRecord, mails: readonly OutboxRecord[]): Promise<boolean> => {
    const profile = {
      Put: {
        TableName: tables.profiles,
        Item: record,
        ConditionExpression: 'attribute_not_exists(user_id) OR (email = :email AND email_validated = :false)',
        ExpressionAttributeValues: { ':email': record.email, ':false': false },
      },
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
