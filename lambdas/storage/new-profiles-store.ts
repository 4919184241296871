import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type OutboxRecord, outboxPut } from './outbox-store.ts';
import type { ProfileRecord } from './profiles-store.ts';
import { refusedWrites } from './table.ts';

type Tables = { profiles: string; outbox: string };

export const createNewProfilesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * The profile of a new account together with the mails it asks for: both or neither. When a sign-up that broke off
   * is repeated, its mail is there already and only the profile is written anew.
   */
  const create = async (record: ProfileRecord, mails: readonly OutboxRecord[]): Promise<void> => {
    const profile = { Put: { TableName: tables.profiles, Item: record } };
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    await db
      .send(new TransactWriteCommand({ TransactItems: [profile, ...puts] }))
      .catch(async (error: unknown) => {
        if (!refusedWrites(error)) throw error;
        await db.send(new TransactWriteCommand({ TransactItems: [profile] }));
      });
  };
  return { create };
};
export type NewProfilesStore = ReturnType<typeof createNewProfilesStore>;
