import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Words } from '#domain/words.ts';
import type { PartRecord } from '../order-record.ts';
import { changeOf, putOf } from '../table.ts';
import { wordsRow } from '../threads.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { readonly threads: string; readonly parts: string };

export const createWordsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Writes the words of a part that nobody has taken; the part is checked in the same transaction, so that an expert never
   * reads other words than those of the moment of taking it. Throws `Moved` of the part.
   */
  const send = async (
    { order_id, service }: Pick<PartRecord, 'order_id' | 'service'>,
    words: Words,
  ): Promise<void> => {
    const untaken = changeOf(tables.parts, {
      key: { order_id, service },
      to: 'SET words_at = :at',
      if: 'attribute_exists(order_id) AND attribute_not_exists(expert) AND attribute_not_exists(#ttl)',
      with: { at: words.at },
    });
    const put = putOf(tables.threads, wordsRow({ order_id, service }, words));
    await unlessMoved(transact(db, [{ Put: put }, { Update: untaken }]), 'part');
  };
  return { send };
};
export type WordsStore = ReturnType<typeof createWordsStore>;
