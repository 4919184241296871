import { DeleteCommand, type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { readable } from './readable.ts';
import { isWritten } from './writes.ts';

/** What no queue tells by itself: `id` is the dispute's order, or the account whose address a mail bounced from. */
const concernRecordSchema = z.object({
  kind: z.enum(['dispute', 'address']),
  id: z.string(),
  order_id: z.optional(z.string()),
  /** UTC. */
  since: z.string(),
  /** A code, such as Stripe's reason or the kind of bounce: nothing personal. */
  note: z.optional(z.string()),
});
export type ConcernRecord = z.infer<typeof concernRecordSchema>;

/** The transaction item that puts a concern; it replaces one that is open, so that repeating needs no condition. */
export const openConcern = (table: string, concern: ConcernRecord) => ({
  Put: { TableName: table, Item: concern },
});

/** The transaction item that takes it away, if it is there. */
export const closedConcern = (table: string, { kind, id }: Pick<ConcernRecord, 'kind' | 'id'>) => ({
  Delete: { TableName: table, Key: { kind, id } },
});

/** What somebody must look at, noticed where it happens; «À traiter» lists it until it is closed. */
export const createConcernsStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Repeating changes nothing: the first `since` stays. */
  const open = async (concern: ConcernRecord): Promise<void> => {
    const put = new PutCommand({
      TableName: table,
      Item: concern,
      ConditionExpression: 'attribute_not_exists(id)',
    });
    await isWritten(db.send(put));
  };

  /** Settled; closing what is not open changes nothing. */
  const close = async (kind: ConcernRecord['kind'], id: string): Promise<void> => {
    await db.send(new DeleteCommand(closedConcern(table, { kind, id }).Delete));
  };

  /** At most 200 of them, oldest first. */
  const ofKind = async (kind: ConcernRecord['kind']): Promise<ConcernRecord[]> => {
    const query = new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': kind },
      Limit: 200,
      ConsistentRead: true,
    });
    const rows = readable(concernRecordSchema, (await db.send(query)).Items);
    return rows.sort((left, right) => left.since.localeCompare(right.since));
  };

  return { open, close, ofKind };
};
export type ConcernsStore = ReturnType<typeof createConcernsStore>;
