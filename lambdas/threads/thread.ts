import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { closingOf, isClosed, isGoing, type Message, type Thread, type ThreadSide } from '#domain/threads.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { readMarks } from '#lambdas/storage/read-marks.ts';
import type { MessagesStore } from '#lambdas/storage/transactions/write-message.ts';

type Sold = Pick<OrderRecord, 'status' | 'amount' | 'refunded_amount'>;

/** A thread as one side sees it. */
export const toThread = (
  { order, part }: { readonly order: Sold; readonly part: PartRecord },
  messages: readonly Message[],
  reader: ThreadSide,
  now: Date,
): Thread => {
  const closes = closingOf(part);
  const { read_until } = readMarks(part, reader);
  return {
    service: part.service,
    messages: [...messages],
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
