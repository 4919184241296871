import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CorrectionAnswer, ReportCorrection } from '#domain/report-corrections.ts';
import { correctionEntry } from '../draft-keys.ts';
import { correctingQueue, deliveredQueue, type OrderRecord, type PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf, putOf } from '../table.ts';
import { correctionRow, threadKey } from '../threads.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = {
  readonly threads: string;
  readonly parts: string;
  readonly orders: string;
  readonly outbox: string;
};

type OfPart = { readonly order: OrderRecord; readonly part: PartRecord };

/** The answer to a correction that is there and has none. */
export const answerUpdate = (threads: string, part: PartRecord, id: string, answer: CorrectionAnswer) =>
  changeOf(threads, {
    key: threadKey(part, correctionEntry(id)),
    to: 'SET answer = :answer',
    if: 'attribute_exists(entry) AND attribute_not_exists(answer)',
    with: { answer },
  });

export const createReportCorrectionsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /** Shows the change to the customer's open pages, and covers a refund of the order. */
  const orderUpdate = ({ id, version }: OrderRecord) =>
    changeOf(tables.orders, {
      key: { id },
      to: 'ADD version :one',
      if: 'version = :version',
      with: { one: 1, version },
    });

  /** Asks once; one correction of a part waits at a time. Throws `Moved`, also when the correction is there. */
  const ask = ({ order, part }: OfPart, correction: ReportCorrection) => {
    const { id, at, due_at } = correction;
    const { order_id, service } = part;
    const asked = changeOf(tables.parts, {
      key: { order_id, service },
      to: 'SET queue = :correcting, correcting = :asked, customer_wrote_at = :at',
      if: 'queue = :delivered AND report.version = :version AND attribute_not_exists(correcting)',
      with: {
        asked: { id, due_at },
        at,
        correcting: correctingQueue(service),
        delivered: deliveredQueue(service),
        version: correction.of,
      },
    });
    const entry = putOf(tables.threads, correctionRow(part, correction), {
      if: 'attribute_not_exists(entry)',
    });
    return unlessMoved(
      transact(db, [{ Put: entry }, { Update: asked }, { Update: orderUpdate(order) }]),
      'part',
    );
  };

  /** Answers once that the report stays as it is. Throws `Moved`, also when the answer is there. */
  const keep = (
    { order, part }: OfPart,
    id: string,
    answer: CorrectionAnswer,
    mails: readonly OutboxRecord[],
  ) => {
    const { order_id, service, expert } = part;
    const answered = changeOf(tables.parts, {
      key: { order_id, service },
      to: 'SET queue = :delivered REMOVE correcting',
      if: 'queue = :correcting AND correcting.id = :id AND expert.id = :expert',
      with: {
        delivered: deliveredQueue(service),
        correcting: correctingQueue(service),
        id,
        expert: expert?.id,
      },
    });
    return unlessMoved(
      transact(db, [
        { Update: answerUpdate(tables.threads, part, id, answer) },
        { Update: answered },
        { Update: orderUpdate(order) },
        ...mails.map((mail) => outboxPut(tables.outbox, mail)),
      ]),
      'part',
    );
  };

  return { ask, keep };
};
export type ReportCorrectionsStore = ReturnType<typeof createReportCorrectionsStore>;
