import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { readOne } from './readable.ts';
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
    const get = new GetCommand({ TableName: table, Key: { user_id }, ConsistentRead: true });
    const { Item } = await db.send(get);
    return Item && readOne(exportRecordSchema, Item);
  };

  /** Sets fields of exactly this export; false when it is erased, replaced or no longer in this state. */
  const set = async (
    { user_id, id }: ExportKey,
    state: ExportRecord['state'],
    fields: Partial<ExportRecord>,
  ): Promise<boolean> => {
    const names = Object.keys(fields);
    const update = new UpdateCommand({
      TableName: table,
      Key: { user_id },
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: 'id = :id AND #now = :now',
      ExpressionAttributeNames: {
        '#now': 'state',
        ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      },
      ExpressionAttributeValues: {
        ':id': id,
        ':now': state,
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
      },
    });
    return isWritten(db.send(update));
  };

  /** False when the export is no longer to be made. */
  const progress = (key: ExportKey, done: number, total: number): Promise<boolean> =>
    set(key, 'making', { done, total });

  const fail = async (key: ExportKey): Promise<void> => {
    await set(key, 'making', { state: 'failed' });
  };

  const opened = async (key: ExportKey, now: Date): Promise<void> => {
    await set(key, 'ready', { opened_at: now.toISOString() });
  };

  /** Whoever still makes the export finds its row gone. */
  const remove = async (user_id: string): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: { user_id } }));
  };

  return { find, progress, fail, opened, remove };
};
export type ExportsStore = ReturnType<typeof createExportsStore>;
