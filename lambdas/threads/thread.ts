import { askedOf, type Question } from '#domain/questions.ts';
import { dueIfAnswered } from '#domain/stopped-clock.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { closingOf, isClosed, isGoing, type Thread, type ThreadSide } from '#domain/threads.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { readMarks } from '#lambdas/storage/read-marks.ts';
import type { Written } from '#lambdas/storage/threads.ts';
import type { MessagesStore } from '#lambdas/storage/transactions/write-message.ts';

type Sold = Pick<OrderRecord, 'status' | 'amount' | 'refunded_amount'>;

/** While the clock of a part stands: since when, and its due date with an answer now. */
export const stoppedOf = (
  { asked_at, promised_at, due_at }: PartRecord,
  questions: readonly Question[],
  now: Date,
): Thread['stopped'] =>
  asked_at === undefined
    ? undefined
    : { since: asked_at, due_at: dueIfAnswered(promised_at ?? due_at, askedOf(questions), now) };

/** A thread as one side sees it. */
export const toThread = (
  { order, part }: { readonly order: Sold; readonly part: PartRecord },
  { messages, questions, corrections, margin }: Omit<Written, 'words'>,
  reader: ThreadSide,
  now: Date,
): Thread => {
  const closes = closingOf(part);
  const { read_until } = readMarks(part, reader);
  const stopped = stoppedOf(part, questions, now);
  return {
    service: part.service,
    messages: [...messages],
    questions: [...questions],
    corrections: [...corrections],
    margin: [...margin],
    ...(stopped && { stopped }),
    is_open: isGoing(order, part) && !isClosed(part, now),
    ...(closes && { closes_at: closes.toISOString() }),
    ...(read_until && { read_until }),
  };
};

/** Throws ShopError part_over once it is withdrawn or refunded, and thirty days after the delivery. */
export const assertWritable = (order: Sold, part: PartRecord, now: Date): void => {
  if (!isGoing(order, part)) throw new ShopError('part_over', threadFieldTexts.over);
  if (isClosed(part, now)) throw new ShopError('part_over', threadFieldTexts.closed);
};

/** A message has its place after the last one, also where two clocks differ. */
export const nextInstant = (part: PartRecord, now: Date): string => {
  const last = [part.customer_wrote_at, part.expert_wrote_at]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
  const after = last === undefined ? 0 : Date.parse(last) + 1;
  return new Date(Math.max(now.getTime(), after)).toISOString();
};

/** Notes what a side has read, at most up to the last message of the other. */
export const noteRead = async (
  part: PartRecord,
  reader: ThreadSide,
  at: string,
  { messages }: { readonly messages: Pick<MessagesStore, 'noteRead'> },
): Promise<{ at: string }> => {
  const { heard } = readMarks(part, reader);
  if (heard === undefined) return { at };
  const until = at < heard ? at : heard;
  await messages.noteRead(part, reader, until);
  return { at: until };
};
