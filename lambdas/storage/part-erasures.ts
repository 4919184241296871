import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type DraftKey, partOf } from './draft-keys.ts';
import { allRows, removeRow } from './table.ts';

/** For an erasure of a part's draft or of its thread, which needs none of their schemas. */
export const createPartErasuresStore = (db: DynamoDBDocumentClient, table: string) => {
  const entriesOf = async (part: string): Promise<unknown[]> => {
    const rows = await allRows(db, table, {
      by: '#part = :part',
      with: { part },
      only: 'entry',
      ConsistentRead: true,
    });
    return rows.map(({ entry }) => entry);
  };

  /** Deletes everything of a part; a saving that is under way finds its row gone, or is deleted as well. */
  const remove = async (key: DraftKey): Promise<void> => {
    const part = partOf(key);
    for (;;) {
      const entries = await entriesOf(part);
      if (entries.length === 0) return;
      for (const entry of entries) await removeRow(db, table, { part, entry });
    }
  };

  return { remove };
};
export type PartErasuresStore = ReturnType<typeof createPartErasuresStore>;
