/** An order whose expert asks its customer, in memory, with the conditions of the stores. */
import type { BirthRecord } from '#domain/births/correction.ts';
import type { Question } from '#domain/questions.ts';
import { nothingWritten } from '#domain/threads.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { askedQueue, type OrderRecord, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ClockChange, QuestionsStore } from '#lambdas/storage/transactions/ask-question.ts';
import type { CorrectionsStore } from '#lambdas/storage/transactions/correct-birth.ts';

export type Shop = {
  readonly order: OrderRecord;
  readonly parts: readonly PartRecord[];
  readonly birth: BirthRecord;
};

export const memoryQuestions = (first: Shop) => {
  let shop = first;
  const asked = new Map<string, Question>();
  const mails: OutboxRecord[] = [];
  const change = (changes: Partial<Shop>) => {
    shop = { ...shop, ...changes };
  };
  const withPart = (part: PartRecord) => shop.parts.map((one) => (one.service === part.service ? part : one));

  /** What the transaction writes beside the question. */
  const move = ({ order, part, dueAt, since, orderDueAt, mails: more }: ClockChange) => {
    const now = shop.parts.find(({ service }) => service === part.service);
    if (shop.order.version !== order.version || now?.due_at !== part.due_at || !now.queue)
      throw new Moved('part');
    const { asked_at: _, ...rest } = now;
    const promised_at = now.promised_at ?? now.due_at;
    const clock =
      dueAt === undefined
        ? { queue: askedQueue(part.service), asked_at: since }
        : { queue: part.service, due_at: dueAt };
    mails.push(...more);
    change({
      order: { ...order, version: order.version + 1, ...(orderDueAt && { due_at: orderDueAt }) },
      parts: withPart({ ...rest, promised_at, ...clock }),
    });
  };

  const questions: QuestionsStore = {
    ask: async (clock, question) => {
      if (asked.has(question.id)) throw new Moved('part');
      move(clock);
      asked.set(question.id, question);
    },
    answer: async (clock, id, reply) => {
      const question = asked.get(id);
      if (!question || question.reply) throw new Moved('part');
      move(clock);
      asked.set(id, { ...question, reply });
    },
  };

  const corrections: CorrectionsStore = {
    commit: async ({ order, after }) => {
      if (shop.order.version !== order.version) throw new Moved('order');
      change({ order: { ...shop.order, version: order.version + 1 }, birth: after });
    },
  };

  return {
    ...{ questions, corrections, mails, change },
    read: () => shop,
    part: (index = 0) => {
      const part = shop.parts[index];
      if (!part) throw new Error('no such part');
      return part;
    },
    orders: { find: async (id: string) => (id === shop.order.id ? shop.order : undefined) },
    parts: {
      find: async ({ service }: Pick<PartRecord, 'service'>) =>
        shop.parts.find((one) => one.service === service),
      ofOrder: async () => [...shop.parts],
    },
    births: { find: async () => shop.birth },
    threads: { ofPart: async () => ({ ...nothingWritten, questions: [...asked.values()] }) },
  };
};
