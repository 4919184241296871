import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { changeRow, findRow, removeRow } from './table.ts';
import { isWritten } from './writes.ts';

/** One row per account: its last export. */
export const exportRecordSchema = z.object({
  user_id: z.string(),
  id: z.uuid(),
  state: z.enum(['making', 'ready', 'failed']),
  asked_at: z.string(),
  /** The id of its request in the register, which an export after a failed one keeps. */
  request: z.string(),
  done: z.int(),
  total: z.int(),
  /** Once it is ready. */
  bytes: z.optional(z.int()),
  /** The orders in it, whose access logs name the one who opens it. */
  orders: z.optional(z.array(z.string())),
  expires_at: z.optional(z.string()),
  opened_at: z.optional(z.string()),
});
export type ExportRecord = z.infer<typeof exportRecordSchema>;
export type ExportKey = Pick<ExportRecord, 'user_id' | 'id'>;

/** The object in the bucket of the archives; everything of an account lies below `archivesOf`. */
export const archivesOf = (userId: string): string => `${userId}/`;
export const archiveKey = ({ user_id, id }: ExportKey): string => `${archivesOf(user_id)}${id}.zip`;

export const createExportsStore = (db: DynamoDBDocumentClient, table: string) => {
  const find = async (user_id: string): Promise<ExportRecord | undefined> => {
    return findRow(db, table, exportRecordSchema, { user_id });
  };

  /** Sets fields of exactly this export; false when it is erased, replaced or no longer in this state. */
  const set = async (
    { user_id, id }: ExportKey,
    state: ExportRecord['state'],
    fields: Partial<ExportRecord>,
  ): Promise<boolean> => {
    const sets = Object.keys(fields).map((name) => `#${name} = :${name}`);
    const update = changeRow(db, table, {
      key: { user_id },
      to: `SET ${sets.join(', ')}`,
      if: 'id = :id AND #now = :now',
      names: { now: 'state' },
      with: { ...fields, id, now: state },
    });
    return isWritten(update);
  };

  /** False when the export is no longer to be made. */
  const progress = (key: ExportKey, done: number, total: number): Promise<boolean> =>
    set(key, 'making', { done, total });

  const fail = async (key: ExportKey): Promise<void> => {
    await set(key, 'making', { state: 'failed' });
  };

  /** Whoever still makes the export finds its row gone. */
  const remove = async (user_id: string): Promise<void> => {
    await removeRow(db, table, { user_id });
  };

  return { find, progress, fail, remove };
};
export type ExportsStore = ReturnType<typeof createExportsStore>;
