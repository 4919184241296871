import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { endOfTrace } from '#domain/retention.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { getRow, putOf } from './table.ts';

const contactRecordSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The time zone of the sender's browser (IANA). */
  time_zone: z.optional(z.string()),
  /** UTC. */
  created_at: z.string(),
});
export type ContactRecord = z.infer<typeof contactRecordSchema>;

/** The transaction item that stores a message, once. */
export const contactPut = (table: string, record: ContactRecord) => ({
  Put: putOf(
    table,
    { ...record, owner: hashOf(record.email), ttl: endOfTrace(new Date(record.created_at)) },
    { if: 'attribute_not_exists(id)' },
  ),
});

export const createContactsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Undefined for an expired or erased message. */
  const find = async (id: string): Promise<ContactRecord | undefined> => {
    const row = await getRow(db, table, { id });
    return row ? contactRecordSchema.parse(row) : undefined;
  };

  return { find };
};
export type ContactsStore = ReturnType<typeof createContactsStore>;
