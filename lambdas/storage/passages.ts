import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Passage, passageSchema } from '#domain/report/passage.ts';
import { readable } from './readable.ts';
import { allRows, changeRow, putRow, removeRow } from './table.ts';
import { isWritten } from './writes.ts';

/** A row has its expert, too, and an end once that expert has left. */
const passageRow = z.object(passageSchema.shape);

/** The passages of an expert, one row each, under the subject of the account. */
export const createPassagesStore = (db: DynamoDBDocumentClient, table: string) => {
  const ofExpert = (expert: string) => ({
    TableName: table,
    KeyConditionExpression: 'expert = :expert',
    ExpressionAttributeValues: { ':expert': expert },
  });

  /** At most 1 MB of them, after the passage of that id; `next` names the last when more follow. */
  const list = async (expert: string, after?: string) => {
    const query = new QueryCommand({
      ...ofExpert(expert),
      ...(after !== undefined && { ExclusiveStartKey: { expert, id: after } }),
      ConsistentRead: true,
    });
    const { Items, LastEvaluatedKey } = await db.send(query);
    const next = LastEvaluatedKey && String(LastEvaluatedKey.id);
    return { passages: readable(passageRow, Items), next };
  };

  const count = async (expert: string): Promise<number> => {
    let found = 0;
    let start: Record<string, unknown> | undefined;
    do {
      const query = new QueryCommand({ ...ofExpert(expert), Select: 'COUNT', ExclusiveStartKey: start });
      const page = await db.send(query);
      found += page.Count ?? 0;
      start = page.LastEvaluatedKey;
    } while (start);
    return found;
  };

  /** Writes a passage in place of the one with its id; false when there is none. */
  const replace = (expert: string, passage: Passage): Promise<boolean> =>
    isWritten(putRow(db, table, { ...passage, expert }, { if: 'attribute_exists(id)' }));

  const add = async (expert: string, passage: Passage): Promise<void> => {
    await putRow(db, table, { ...passage, expert });
  };

  const remove = async (expert: string, id: string): Promise<void> => {
    await removeRow(db, table, { expert, id });
  };

  /** Lets the passages of an expert who leaves expire, or with no end keeps those of one who is back. */
  const endAt = async (expert: string, ttl: number | undefined): Promise<void> => {
    const end = (id: unknown) =>
      changeRow(db, table, {
        key: { expert, id },
        to: ttl === undefined ? 'REMOVE #ttl' : 'SET #ttl = :ttl',
        if: 'attribute_exists(id)',
        ...(ttl !== undefined && { with: { ttl } }),
      });
    const query = { by: 'expert = :expert', with: { expert }, only: 'id', ConsistentRead: true };
    const rows = await allRows(db, table, query);
    await Promise.all(rows.map(({ id }) => isWritten(end(id))));
  };

  return { list, count, replace, add, remove, endAt };
};
export type PassagesStore = ReturnType<typeof createPassagesStore>;
