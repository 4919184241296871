import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { MarginAnswer, MarginNote } from '#domain/margin.ts';
import { marginEntry } from '../draft-keys.ts';
import { closedIssue, openIssue, partId, partIssue } from '../issues.ts';
import type { PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf, checkOf, putOf } from '../table.ts';
import { marginRow, threadKey } from '../threads.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = {
  readonly threads: string;
  readonly parts: string;
  readonly outbox: string;
  readonly issues: string;
};

/** A delivered part that is neither withdrawn nor refunded. */
const delivered = '#state = :delivered AND attribute_exists(queue)';

type Answering = {
  readonly given: MarginAnswer;
  readonly margin: readonly MarginNote[];
  readonly mails: readonly OutboxRecord[];
};

/** `margin`: what is left; `last`: when the customer wrote the last of what is left. */
type Withdrawing = { readonly margin: readonly MarginNote[]; readonly last: string | undefined };

/** «À traiter» knows when the first question without an answer is late, and shows it from then on. */
const promise = (table: string, part: PartRecord, margin: readonly MarginNote[]) => {
  const [first] = margin
    .filter(({ answer }) => !answer)
    .map(({ due_at }) => due_at)
    .sort();
  return first === undefined
    ? closedIssue(table, { kind: 'margin', id: partId(part) })
    : openIssue(table, partIssue('margin', part, new Date(first)));
};

export const createMarginsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Asks once, and counts it; `most` questions of a part, or any number. `margin` is what the margin holds then. Throws
   * `Moved`, also when the question is there.
   */
  const ask = (
    part: PartRecord,
    note: MarginNote,
    { margin, most }: { readonly margin: readonly MarginNote[]; readonly most: number | undefined },
  ): Promise<unknown> => {
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
    return unlessMoved(
      transact(db, [{ Put: put }, { Update: counted }, promise(tables.issues, part, margin)]),
      'part',
    );
  };

  /**
   * Answers once; `margin` is what the margin holds then. Throws `Moved`, also when the answer is there or another expert has
   * the part.
   */
  const answer = (part: PartRecord, id: string, { given, margin, mails }: Answering): Promise<unknown> => {
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
        promise(tables.issues, part, margin),
        ...mails.map((mail) => outboxPut(tables.outbox, mail)),
      ]),
      'part',
    );
  };

  /** Erases a question without an answer, and counts it no more. Throws `Moved`, also when the answer came first. */
  const withdraw = (part: PartRecord, id: string, { margin, last }: Withdrawing): Promise<unknown> => {
    const { order_id, service, customer_wrote_at: before } = part;
    const gone = checkOf(tables.threads, {
      key: threadKey(part, marginEntry(id)),
      if: 'attribute_exists(entry) AND attribute_not_exists(answer)',
    });
    const counted = changeOf(tables.parts, {
      key: { order_id, service },
      to: `SET margin_asked = margin_asked - :one${last ? ', customer_wrote_at = :last' : ' REMOVE customer_wrote_at'}`,
      if: 'margin_asked >= :one AND customer_wrote_at = :before',
      with: { one: 1, before, ...(last && { last }) },
    });
    return unlessMoved(
      transact(db, [{ Delete: gone }, { Update: counted }, promise(tables.issues, part, margin)]),
      'part',
    );
  };

  return { ask, answer, withdraw };
};
export type MarginsStore = ReturnType<typeof createMarginsStore>;
