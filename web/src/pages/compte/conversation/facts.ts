import { formatTime } from '#domain/dates.ts';
import type { Order } from '#domain/order.ts';
import type { Message, OwnThread, Thread } from '#domain/threads.ts';
import { ownZone } from '#web/platform/own-time.ts';
import { conversationTexts as texts } from './texts.ts';

export type Part = Order['parts'][number];

/** The id under which the words of before stand in the thread. */
export const wordsId = 'words';

/** The thread with the customer's words as its first message. */
export const withWords = ({ words, ...thread }: OwnThread, name: string): Thread => {
  if (words?.text === undefined) return thread;
  const first: Message = { id: wordsId, from: 'customer', name, text: words.text, at: words.at };
  return { ...thread, messages: [first, ...thread.messages] };
};

const timeOf = (at: string): string => formatTime(new Date(at), ownZone());

/** What happened to the consultation, for its thread. */
export const linesOf = ({ paid_at }: Order, { taken_at, delivered_at, expert }: Part) => [
  ...(paid_at ? [{ at: paid_at, content: texts.paid(timeOf(paid_at)) }] : []),
  ...(taken_at && expert ? [{ at: taken_at, content: texts.taken(expert, timeOf(taken_at)) }] : []),
  ...(delivered_at ? [{ at: delivered_at, content: texts.done(timeOf(delivered_at)) }] : []),
];
