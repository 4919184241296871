import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { endOfTrace } from '#domain/retention.ts';
import { type OutboxRecord, outboxPut } from './outbox-store.ts';
import { isWritten, transact } from './writes.ts';

const contactRecordSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Of the sender's browser (IANA). */
  time_zone: z.optional(z.string()),
  /** UTC. */
  created_at: z.string(),
});
export type ContactRecord = z.infer<typeof contactRecordSchema>;

type Tables = { readonly contacts: string; readonly outbox: string };

export const createContactsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** A message together with its mails: all or nothing. Repeating changes nothing. */
  const create = async (record: ContactRecord, mails: readonly OutboxRecord[]): Promise<void> => {
    const ttl = endOfTrace(new Date(record.created_at));
    const message = {
      Put: {
        TableName: tables.contacts,
        Item: { ...record, ttl },
        ConditionExpression: 'attribute_not_exists(id)',
      },
    };
    const puts = mails.map((mail) => outboxPut(tables.outbox, mail));
    await isWritten(transact(db, [message, ...puts]));
  };

  /** Undefined once it has expired or was erased. */
  const find = async (id: string): Promise<ContactRecord | undefined> => {
    const key = { TableName: tables.contacts, Key: { id }, ConsistentRead: true };
    const { Item } = await db.send(new GetCommand(key));
    return Item ? contactRecordSchema.parse(Item) : undefined;
  };

  return { create, find };
};
export type ContactsStore = ReturnType<typeof createContactsStore>;
