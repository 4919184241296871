/** The corrections of a delivered part, in memory, with the conditions of their stores. */
import type { ReportCorrection } from '#domain/report-corrections.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import {
  correctingQueue,
  deliveredQueue,
  type OrderRecord,
  type PartRecord,
} from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ReportCorrectionsStore } from '#lambdas/storage/transactions/correct-report.ts';
import type { Delivery } from '#lambdas/storage/transactions/deliver.ts';

/** The row of the part. */
export type Row = { readonly read: () => PartRecord; readonly write: (part: PartRecord) => void };

/** `raise` gives the order another version, and throws `Moved` when it has one by now. */
export const memoryReportCorrections = (
  row: Row,
  raise: (order: Pick<OrderRecord, 'version'>) => void = () => undefined,
) => {
  const asked = new Map<string, ReportCorrection>();
  const mails: OutboxRecord[] = [];
  const store: ReportCorrectionsStore = {
    ask: async ({ order, part }, correction) => {
      const { id, at, due_at } = correction;
      const now = row.read();
      const isFree = now.queue === deliveredQueue(part.service) && !now.correcting;
      if (!isFree || asked.has(id) || now.report?.version !== correction.of) throw new Moved('part');
      raise(order);
      asked.set(id, correction);
      const queue = correctingQueue(part.service);
      row.write({ ...now, queue, correcting: { id, due_at }, customer_wrote_at: at });
    },
    keep: async ({ order, part }, id, answer, more) => {
      const correction = asked.get(id);
      const now = row.read();
      const isHeld = now.expert?.id === part.expert?.id && now.correcting?.id === id;
      if (!correction || correction.answer || !isHeld) throw new Moved('part');
      raise(order);
      asked.set(id, { ...correction, answer });
      mails.push(...more);
      const { correcting: _, ...rest } = now;
      row.write({ ...rest, queue: deliveredQueue(part.service) });
    },
  };
  /** What the transaction of a delivery writes. */
  const commit = async ({ order, before, after, answer, mails: more }: Delivery): Promise<void> => {
    if (row.read().correcting?.id !== before.correcting?.id) throw new Moved('order');
    raise(order);
    const correction = before.correcting && asked.get(before.correcting.id);
    if (correction && answer) asked.set(correction.id, { ...correction, answer });
    mails.push(...more);
    row.write({ ...after, queue: deliveredQueue(after.service) });
  };
  return { store, commit, mails, all: (): readonly ReportCorrection[] => [...asked.values()] };
};
