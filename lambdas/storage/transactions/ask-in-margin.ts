import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MarginAnswer, MarginNote } from '#domain/margin.ts';
import { marginEntry } from '../draft-keys.ts';
import type { PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf, putOf } from '../table.ts';
import { marginRow, threadKey } from '../threads.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { readonly threads: string; readonly parts: string; readonly outbox: string };

/** A delivered part that is neither withdrawn nor refunded. */
const delivered = '#state = :delivered AND attribute_exists(queue)';

export const createMarginsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** Asks once, and counts it; `most` questions of a part, or any number. Throws `Moved`, also when the question is there. */
  const ask = (part: PartRecord, note: MarginNote, most: number | undefined): Promise<unknown> => {
    const { order_id, service, margin_asked: before = 0 } = part;
    const same = before === 0 ? 'attribute_not_exists(margin_asked)' : 'margin_asked = :before';
    const counted = changeOf(tables.parts, {
      key: { order_id, service },
      to: 'SET margin_asked = :asked, customer_wrote_at = :at',
      // Without a count questions may come at the same moment.
      if: most === undefined ? delivered : `${delivered} AND ${same}`,
      with: {
        ...(most !== undefined && before > 0 && { before }),
        asked: before + 1,
        at: note.at,
        delivered: 'delivered',
      },
    });
    const put = putOf(tables.threads, marginRow(part, note), { if: 'attribute_not_exists(entry)' });
    return unlessMoved(transact(db, [{ Put: put }, { Update: counted }]), 'part');
  };

  /** Answers once. Throws `Moved`, also when the answer is there or another expert has the part. */
  const answer = (
    part: PartRecord,
    id: string,
    given: MarginAnswer,
    mails: readonly OutboxRecord[],
  ): Promise<unknown> => {
    const { order_id, service, expert } = part;
    const written = changeOf(tables.threads, {
      key: threadKey(part, marginEntry(id)),
      to: 'SET answer = :answer',
      if: 'attribute_exists(entry) AND attribute_not_exists(answer)',
      with: { answer: given },
    });
    const noted = changeOf(tables.parts, {
      key: { order_id, service },
      to: 'SET expert_wrote_at = :at',
      if: `${delivered} AND expert.id = :expert`,
      with: { at: given.at, delivered: 'delivered', expert: expert?.id },
    });
    return unlessMoved(
      transact(db, [
        { Update: written },
        { Update: noted },
        ...mails.map((mail) => outboxPut(tables.outbox, mail)),
      ]),
      'part',
    );
  };

  return { ask, answer };
};
export type MarginsStore = ReturnType<typeof createMarginsStore>;
