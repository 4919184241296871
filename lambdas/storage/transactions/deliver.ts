import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CorrectionAnswer } from '#domain/report-corrections.ts';
import type { CodeRecord } from '../codes.ts';
import { deliveredQueue, type OrderRecord, type PartRecord } from '../order-record.ts';
import { type OutboxRecord, outboxPut } from '../outbox-record.ts';
import { changeOf } from '../table.ts';
import { transact, unlessMoved } from '../writes.ts';
import { answerUpdate } from './correct-report.ts';

type Tables = { orders: string; parts: string; outbox: string; codes: string; threads: string };

/** The delivery of a report: the part as it was read, and as it will be. */
export type Delivery = {
  readonly order: OrderRecord;
  readonly before: PartRecord;
  readonly after: PartRecord;
  /** True for the last missing part: the order is then delivered too. */
  readonly isComplete: boolean;
  /** Of the correction that the customer waits for. */
  readonly answer?: CorrectionAnswer | undefined;
  /** Of the new version. */
  readonly code: CodeRecord;
  readonly mails: readonly OutboxRecord[];
};

export const createDeliveriesStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const orderUpdate = ({ order, isComplete }: Delivery, now: Date) => ({
    Update: changeOf(tables.orders, {
      key: { id: order.id },
      to: isComplete
        ? 'SET #status = :delivered, delivered_at = if_not_exists(delivered_at, :now) ADD version :one'
        : 'ADD version :one',
      if: 'version = :version AND #status IN (:paid, :delivered)',
      with: {
        version: order.version,
        paid: 'paid',
        delivered: 'delivered',
        one: 1,
        ...(isComplete && { now: now.toISOString() }),
      },
    }),
  });

  const partUpdate = ({ before: part, after }: Delivery) => ({
    Update: changeOf(tables.parts, {
      key: { order_id: part.order_id, service: part.service },
      to: 'SET #state = :state, report = :report, delivered_at = :delivered_at, queue = :queue REMOVE upload, asked_at, correcting',
      // A correction that came meanwhile is read first.
      if: `expert.id = :expert AND upload.id = :upload AND upload.#state = :checked AND ${part.correcting ? 'correcting.id = :correcting' : 'attribute_not_exists(correcting)'}`,
      with: {
        state: after.state,
        report: after.report,
        delivered_at: after.delivered_at,
        queue: deliveredQueue(part.service),
        expert: part.expert?.id,
        upload: part.upload?.id,
        checked: 'checked',
        ...(part.correcting && { correcting: part.correcting.id }),
      },
    }),
  });

  const answered = ({ before, answer }: Delivery) =>
    before.correcting && answer
      ? [{ Update: answerUpdate(tables.threads, before, before.correcting.id, answer) }]
      : [];

  /** Writes part, order, code, answer and mails in one transaction. Throws `Moved` when one of them changed since it was read. */
  const commit = async (delivery: Delivery, now: Date): Promise<void> => {
    const mails = delivery.mails.map((mail) => outboxPut(tables.outbox, mail));
    const code = { Put: { TableName: tables.codes, Item: delivery.code } };
    const items = [orderUpdate(delivery, now), partUpdate(delivery), code, ...answered(delivery), ...mails];
    await unlessMoved(transact(db, items), 'order');
  };
  return { commit };
};
export type DeliveriesStore = ReturnType<typeof createDeliveriesStore>;
