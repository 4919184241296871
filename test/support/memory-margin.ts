/** The margin of a delivered report, in memory, with the conditions of its store. */
import type { MarginNote } from '#domain/margin.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { MarginsStore } from '#lambdas/storage/transactions/ask-in-margin.ts';
import type { Row } from './memory-report-corrections.ts';

export const memoryMargin = (row: Row) => {
  const asked = new Map<string, MarginNote>();
  const mails: OutboxRecord[] = [];
  const store: MarginsStore = {
    ask: async (part, note, { most }) => {
      const now = row.read();
      const isCounted = most === undefined || now.margin_asked === part.margin_asked;
      if (!now.queue || now.state !== 'delivered' || !isCounted || asked.has(note.id))
        throw new Moved('part');
      asked.set(note.id, note);
      row.write({ ...now, margin_asked: (part.margin_asked ?? 0) + 1, customer_wrote_at: note.at });
    },
    answer: async (part, id, { given: answer, mails: more }) => {
      const note = asked.get(id);
      const now = row.read();
      if (!note || note.answer || now.expert?.id !== part.expert?.id) throw new Moved('part');
      asked.set(id, { ...note, answer });
      mails.push(...more);
      row.write({ ...now, expert_wrote_at: answer.at });
    },
    withdraw: async (part, id, { last }) => {
      const now = row.read();
      if (!asked.has(id) || asked.get(id)?.answer || now.customer_wrote_at !== part.customer_wrote_at)
        throw new Moved('part');
      asked.delete(id);
      row.write({ ...now, margin_asked: (now.margin_asked ?? 0) - 1, customer_wrote_at: last });
    },
  };
  return { store, mails, all: (): readonly MarginNote[] => [...asked.values()] };
};
