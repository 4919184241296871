import type { ReactNode } from 'react';
import { formatTime } from '#domain/dates.ts';
import { isRefunded, isWithdrawn, type Order } from '#domain/order.ts';
import type { Message, OwnThread } from '#domain/threads.ts';
import { correctionLines } from '#web/features/thread/correction-lines.tsx';
import { marginLines } from '#web/features/thread/margin-lines.tsx';
import { questionLines } from '#web/features/thread/question-lines.tsx';
import { ownLongDate, ownZone } from '#web/platform/own-time.ts';
import { conversationTexts as texts } from './texts.ts';

export type Part = Order['parts'][number];

/** The id under which the words of before stand in the thread. */
export const wordsId = 'words';

/** The thread with the customer's words as its first message. */
export const withWords = (thread: OwnThread, name: string): OwnThread => {
  const { words } = thread;
  if (words?.text === undefined) return thread;
  const first: Message = { id: wordsId, from: 'customer', name, text: words.text, at: words.at };
  return { ...thread, messages: [first, ...thread.messages] };
};

/** «lundi 23 novembre», with the year once it is another one. Both in the reader's zone. */
export const dayOf = (at: Date, now = new Date(), zone = ownZone()): string => {
  const [day, today] = [ownLongDate(at, zone), ownLongDate(now, zone)];
  return day.slice(-4) === today.slice(-4) ? day.slice(0, -5) : day;
};

/** Another expert wrote before the present one took the consultation. */
const isTakenOver = ({ taken_at = '', expert }: Part, messages: readonly Message[]): boolean =>
  messages.some(({ from, name, at }) => from === 'expert' && name !== expert && at < taken_at);

const timeOf = (at: string): string => formatTime(new Date(at), ownZone());

/** What happened to the consultation and to the words of before, for its thread; `rights` stand after a no. */
export const linesOf = (
  { paid_at }: Order,
  part: Part,
  { messages = [], words, questions = [], corrections = [], margin = [] }: Partial<OwnThread> = {},
  rights?: ReactNode,
) => {
  const { taken_at, delivered_at, expert } = part;
  const withdrawn_at = words?.withdrawn_at;
  const taken = isTakenOver(part, messages) ? texts.takenOver : texts.taken;
  return [
    ...(paid_at ? [{ at: paid_at, content: texts.paid(timeOf(paid_at)) }] : []),
    ...(withdrawn_at ? [{ at: withdrawn_at, content: texts.withdrawn }] : []),
    ...(taken_at && expert ? [{ at: taken_at, content: taken(expert, timeOf(taken_at)) }] : []),
    ...questionLines(questions),
    ...(delivered_at ? [{ at: delivered_at, content: texts.done(timeOf(delivered_at)) }] : []),
    ...marginLines(margin),
    ...correctionLines(corrections, { dayOf: (at) => dayOf(at), rights }),
  ];
};

/** Why nobody writes any more, before the last day has come. */
export const reasonOf = (order: Order, part: Part): string | undefined => {
  if (part.refunded_at || isRefunded(order)) return texts.refunded;
  return part.withdrawn_at || isWithdrawn(order) ? texts.renounced : undefined;
};

/** A delivered report whose correction its customer may ask for, and has not. */
export const mayCorrect = (order: Order, part: Part): boolean =>
  part.delivered_at !== undefined && !part.correcting_until && reasonOf(order, part) === undefined;
