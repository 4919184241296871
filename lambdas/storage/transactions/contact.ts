import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type ContactRecord, contactPut } from '../contacts.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { isWritten, transact } from '../writes.ts';

type Tables = { readonly contacts: string; readonly outbox: string };

export const createContactRequestsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** Writes a message with its mails in one transaction. Repeating changes nothing. */
  const create = async (record: ContactRecord, mails: readonly OutboxRecord[]): Promise<void> => {
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    await isWritten(transact(db, [contactPut(tables.contacts, record), ...puts]));
  };
  return { create };
};
export type ContactRequestsStore = ReturnType<typeof createContactRequestsStore>;
