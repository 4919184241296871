/** The conversation of customer and expert about a consultation: what is written, and how long. Instants in UTC. */
import * as z from 'zod/mini';
import { disciplines } from './catalogue.ts';
import { addDays } from './dates.ts';
import { marginNoteSchema } from './margin.ts';
import { isListed, isRefunded, type Order } from './order.ts';
import { questionSchema } from './questions.ts';
import { reportCorrectionSchema } from './report-corrections.ts';
import { wordsSchema } from './words.ts';

/** In characters. */
export const maxMessage = 2000;

/** Days after the delivery for which both still write. */
export const threadDays = 30;

/** The two sides of a thread. */
export const threadSides = ['customer', 'expert'] as const;
export type ThreadSide = (typeof threadSides)[number];

export const messageSchema = z.object({
  /** The client's: sent twice, a message is written once. */
  id: z.string(),
  from: z.enum(threadSides),
  /** The writer's name at that moment; it stays when the writer leaves. */
  name: z.string(),
  text: z.string(),
  at: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

export const threadSchema = z.object({
  service: z.enum(disciplines),
  /** Oldest first. */
  messages: z.array(messageSchema),
  /** What the expert asked for, oldest first. */
  questions: z.array(questionSchema),
  /** What the customer wants corrected in the delivered report, oldest first. */
  corrections: z.array(reportCorrectionSchema),
  /** What the customer asked in the margin of the delivered report, oldest first. */
  margin: z.array(marginNoteSchema),
  /** While the clock stands: since when, and the due date with an answer now. */
  stopped: z.optional(z.object({ since: z.string(), due_at: z.string() })),
  /** True while both may write. */
  is_open: z.boolean(),
  /** Once the report is delivered: when the thread closes or was closed. */
  closes_at: z.optional(z.string()),
  /** The reader has read the other side up to this message; the other side does not learn it. */
  read_until: z.optional(z.string()),
});
export type Thread = z.infer<typeof threadSchema>;

/** Of a part about which nobody has written. */
export const nothingWritten: Pick<Thread, 'messages' | 'questions' | 'corrections' | 'margin'> = {
  messages: [],
  questions: [],
  corrections: [],
  margin: [],
};

/** What a customer sees: the words that came before, too. */
export const ownThreadSchema = z.extend(threadSchema, {
  words: z.optional(wordsSchema),
  /** While questions in the margin may be asked: until when, and how many are left; without a count in a pack. */
  asking: z.optional(z.object({ until: z.string(), left: z.optional(z.int()) })),
});
export type OwnThread = z.infer<typeof ownThreadSchema>;

type Told = { readonly delivered_at?: string | undefined };

/** When the thread of a delivered consultation closes. */
export const closingOf = ({ delivered_at }: Told): Date | undefined =>
  delivered_at === undefined ? undefined : addDays(new Date(delivered_at), threadDays);

type Sold = Pick<Order, 'status' | 'amount' | 'refunded_amount'>;
type Over = Pick<Order['parts'][number], 'withdrawn_at' | 'refunded_at'>;

/** True while a consultation is paid for: neither withdrawn nor refunded. */
export const isGoing = (order: Sold, { withdrawn_at, refunded_at }: Over): boolean =>
  isListed(order) && !withdrawn_at && !refunded_at && !isRefunded(order);

/** True once both have written for as long as they may. */
export const isClosed = (part: Told, now: Date): boolean => {
  const end = closingOf(part);
  return end !== undefined && end <= now;
};

type Delivered = Told & { readonly correcting_until?: string | undefined };

/** True while a delivered consultation still needs an expert: its customer may write, or waits for a correction. */
export const needsExpert = (part: Delivered, now: Date): boolean =>
  part.delivered_at !== undefined && (part.correcting_until !== undefined || !isClosed(part, now));

type Entries = {
  readonly [Kind in 'messages' | 'questions' | 'corrections' | 'margin']: readonly Thread[Kind][number][];
};

/** What the other side wrote after `read_until`, oldest first: messages, answers, questions in the margin, corrections. */
export const unreadBy = (
  reader: ThreadSide,
  { messages, questions, corrections, margin, read_until = '' }: Entries & Pick<Thread, 'read_until'>,
): readonly { readonly id: string; readonly at: string }[] => {
  const answers = reader === 'expert' ? questions : [];
  const asked = reader === 'expert' ? corrections : [];
  return [
    ...messages.filter(({ from }) => from !== reader).map(({ id, at }) => ({ id, at })),
    ...asked.map(({ id, at }) => ({ id, at })),
    ...margin.flatMap(({ id, at, answer }) => {
      if (reader === 'expert') return [{ id, at }];
      return answer ? [{ id, at: answer.at }] : [];
    }),
    ...answers.flatMap(({ id, reply }) => (reply ? [{ id, at: reply.at }] : [])),
  ]
    .filter(({ at }) => at > read_until)
    .sort((left, right) => left.at.localeCompare(right.at));
};
