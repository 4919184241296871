/** A delivered part whose customer asks for corrections, in memory, with the conditions of the stores. */
import type { ReportCorrection } from '#domain/report-corrections.ts';
import { nothingWritten } from '#domain/threads.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import {
  correctingQueue,
  deliveredQueue,
  type OrderRecord,
  type PartRecord,
} from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ReportCorrectionsStore } from '#lambdas/storage/transactions/correct-report.ts';
import type { DeliveriesStore } from '#lambdas/storage/transactions/deliver.ts';

export type Shop = { readonly order: OrderRecord; readonly part: PartRecord };

export const memoryReportCorrections = (first: Shop) => {
  let shop = first;
  const asked = new Map<string, ReportCorrection>();
  const mails: OutboxRecord[] = [];
  const change = (changes: Partial<Shop>) => {
    shop = { ...shop, ...changes };
  };
  const raise = ({ version }: OrderRecord) => {
    if (shop.order.version !== version) throw new Moved('order');
    change({ order: { ...shop.order, version: version + 1 } });
  };

  const reportCorrections: ReportCorrectionsStore = {
    ask: async ({ order, part }, correction) => {
      const { id, at, due_at } = correction;
      const isFree = shop.part.queue === deliveredQueue(part.service) && !shop.part.correcting;
      if (!isFree || asked.has(id) || shop.part.report?.version !== correction.of) throw new Moved('part');
      raise(order);
      asked.set(id, correction);
      const queue = correctingQueue(part.service);
      change({ part: { ...shop.part, queue, correcting: { id, at, due_at }, customer_wrote_at: at } });
    },
    keep: async ({ order, part }, id, answer, more) => {
      const correction = asked.get(id);
      const isHeld = shop.part.expert?.id === part.expert?.id && shop.part.correcting?.id === id;
      if (!correction || correction.answer || !isHeld) throw new Moved('part');
      raise(order);
      asked.set(id, { ...correction, answer });
      mails.push(...more);
      const { correcting: _, ...rest } = shop.part;
      change({ part: { ...rest, queue: deliveredQueue(part.service) } });
    },
  };

  const deliveries: DeliveriesStore = {
    commit: async ({ order, before, after, answer, mails: more }) => {
      if (shop.part.correcting?.id !== before.correcting?.id) throw new Moved('order');
      raise(order);
      const correction = before.correcting && asked.get(before.correcting.id);
      if (correction && answer) asked.set(correction.id, { ...correction, answer });
      mails.push(...more);
      change({ part: { ...after, queue: deliveredQueue(after.service) } });
    },
  };

  return {
    ...{ reportCorrections, deliveries, mails, change },
    read: () => shop,
    corrections: () => [...asked.values()],
    orders: { find: async (id: string) => (id === shop.order.id ? shop.order : undefined) },
    parts: { find: async () => shop.part, ofOrder: async () => [shop.part] },
    threads: { ofPart: async () => ({ ...nothingWritten, corrections: [...asked.values()] }) },
  };
};
