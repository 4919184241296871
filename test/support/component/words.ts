/** What a customer told the experts of an order, in memory, as the shop answers it. */
import type { Discipline } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { nothingWritten } from '#domain/threads.ts';
import { readThreads, sendWords, withdrawWords } from '#domain/wire/threads.ts';
import { agreementVersion, type Words } from '#domain/words.ts';
import { type Answers, bodyOf } from './answers.ts';

export const toldWords = (text: string, at = new Date().toISOString()): Words => ({
  ...{ text, at },
  agreed: { version: agreementVersion, at },
});

export const answerWords = ({ answer }: Answers, start: Partial<Record<Discipline, Words>> = {}) => {
  const told = new Map(Object.entries(start));
  const put = (service: string, words: Words): Words => {
    told.set(service, words);
    return words;
  };
  answer(readThreads, () => ({
    threads: [...told].map(([service, words]) => ({
      words,
      service: sendWords.key.shape.service.parse(service),
      ...nothingWritten,
      is_open: true,
    })),
  }));
  const sent = answer(sendWords, (call) => put(call.params.service ?? '', toldWords(bodyOf(call).text)));
  answer(withdrawWords, ({ params: { service = '' } }) => {
    const { text: _, ...rest } = told.get(service) ?? toldWords('');
    return put(service, { ...rest, withdrawn_at: new Date().toISOString() });
  });
  /** The order as it is listed with them. */
  const marked = (order: Order): Order => ({
    ...order,
    parts: order.parts.map((part) => (told.has(part.service) ? { ...part, written: true as const } : part)),
  });
  return { sent, put, marked };
};
