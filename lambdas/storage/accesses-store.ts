import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Access, accessSchema } from '#domain/atelier.ts';
import { addDays, epochSeconds } from '#domain/dates.ts';
import { newSecret } from '#lambdas/platform/tokens.ts';
import { readable } from './readable.ts';

/** Three years, as the birth data themselves (law.md «Personal data»). */
const keptDays = 3 * 366;
/** More lines than anybody reads; the newest are shown. */
const maxShown = 200;

/** `who` is the subject of the account, for those who ask later; the customer reads the name. */
export type NewAccess = Omit<Access, 'at'> & { readonly who?: string };

export const createAccessesStore = (db: DynamoDBDocumentClient, table: string) => {
  /** Must be written before what it tells of is given: when it fails, nothing is given. */
  const add = async (orderId: string, access: NewAccess, now: Date): Promise<void> => {
    const at = now.toISOString();
    const entry = `${at}#${newSecret().slice(0, 12)}`;
    const ttl = epochSeconds(addDays(now, keptDays));
    await db.send(
      new PutCommand({ TableName: table, Item: { ...access, order_id: orderId, entry, at, ttl } }),
    );
  };

  /** Newest first. */
  const ofOrder = async (orderId: string): Promise<Access[]> => {
    const query = new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'order_id = :order',
      ExpressionAttributeValues: { ':order': orderId },
      ScanIndexForward: false,
      Limit: maxShown,
      ConsistentRead: true,
    });
    return readable(accessSchema, (await db.send(query)).Items);
  };
  return { add, ofOrder };
};
export type AccessesStore = ReturnType<typeof createAccessesStore>;
