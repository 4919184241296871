/** Threads in memory, with the conditions of their stores. */

import type { Question } from '#domain/questions.ts';
import { type Message, nothingWritten, type ThreadSide } from '#domain/threads.ts';
import type { Words } from '#domain/words.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { askedQueue, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { QuestionsStore } from '#lambdas/storage/transactions/ask-question.ts';
import type { MessagesStore } from '#lambdas/storage/transactions/write-message.ts';
import { memoryMargin } from './memory-margin.ts';
import { memoryReportCorrections, type Row } from './memory-report-corrections.ts';

export const rowOf = (first: PartRecord): Row => {
  let part = first;
  return {
    read: () => part,
    write: (next) => {
      part = next;
    },
  };
};

/** The thread of a part; `words` is what its customer brought. */
export const memoryThreads = (row: Row, words?: Words) => {
  const written: Message[] = [];
  const mails: OutboxRecord[] = [];
  const asked: Question[] = [];
  const corrections = memoryReportCorrections(row);
  const margin = memoryMargin(row);
  const threads: Pick<ThreadsStore, 'message' | 'ofPart'> = {
    message: async (_, from, id) => written.find((one) => one.from === from && one.id === id),
    ofPart: async () => ({
      ...nothingWritten,
      ...(words && { words }),
      messages: [...written],
      questions: [...asked],
      corrections: corrections.all(),
      margin: margin.all(),
    }),
  };
  const messages: MessagesStore = {
    write: async (read, message, more = []) => {
      const part = row.read();
      const isThere = written.some(({ from, id }) => from === message.from && id === message.id);
      const isOther = read.expert?.id !== part.expert?.id;
      if (isThere || isOther || part.withdrawn_at || part.refunded_at) throw new Moved('part');
      written.push(message);
      mails.push(...more);
      row.write({ ...part, [`${message.from}_wrote_at`]: message.at });
    },
    noteRead: async (_, reader: ThreadSide, at) => {
      const part = row.read();
      const before = reader === 'customer' ? part.customer_read_until : part.expert_read_until;
      if ((before ?? '') < at) row.write({ ...part, [`${reader}_read_until`]: at });
    },
  };
  const questions: Pick<QuestionsStore, 'ask'> = {
    ask: async ({ part, since }, question) => {
      asked.push(question);
      if (since !== undefined) row.write({ ...row.read(), asked_at: since, queue: askedQueue(part.service) });
    },
  };
  return { threads, messages, questions, corrections, margin, written, mails };
};
