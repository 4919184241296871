import { DeleteCommand, type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { type DraftKey, partOf } from './draft-keys.ts';

/** For an erasure, which needs none of the schemas of a draft. */
export const createDraftErasuresStore = (db: DynamoDBDocumentClient, table: string) => {
  const entriesOf = async (part: string): Promise<unknown[]> => {
    const input = {
      TableName: table,
      KeyConditionExpression: '#part = :part',
      ProjectionExpression: 'entry',
      ExpressionAttributeNames: { '#part': 'part' },
      ExpressionAttributeValues: { ':part': part },
      ConsistentRead: true,
    };
    const entries: unknown[] = [];
    for await (const { Items = [] } of paginateQuery({ client: db }, input))
      entries.push(...Items.map(({ entry }) => entry));
    return entries;
  };

  /** Deletes everything of a part's draft; a saving that is under way finds its row gone, or is deleted as well. */
  const remove = async (key: DraftKey): Promise<void> => {
    const part = partOf(key);
    for (;;) {
      const entries = await entriesOf(part);
      if (entries.length === 0) return;
      for (const entry of entries)
        await db.send(new DeleteCommand({ TableName: table, Key: { part, entry } }));
    }
  };

  return { remove };
};
export type DraftErasuresStore = ReturnType<typeof createDraftErasuresStore>;
