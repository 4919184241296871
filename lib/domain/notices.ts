/** The facts of staff mails: events of the experts' parts, and alarms for administrators. */
import * as z from 'zod/mini';
import { disciplines } from './catalogue.ts';
import { shopHour } from './dates.ts';

/** In the order of their sections in a mail. */
export const noticeEvents = [
  'care',
  'late',
  'near',
  'new',
  'back',
  'handed',
  'moved',
  'withdrawn',
  'untaken',
  'dispute',
  'owed',
  'birth',
  'unanswered',
  'correction',
  'uncorrected',
  'margin',
  'unattended',
  'message',
  'sealed',
  'mail',
  'address',
  'same',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** One fact of a staff mail, without personal data of a customer. */
export const noticeSchema = z.object({
  event: z.enum(noticeEvents),
  /** When it was noticed (UTC). */
  at: z.string(),
  order_id: z.optional(z.string()),
  /** The discipline of the part concerned. */
  service: z.optional(z.enum(disciplines)),
});
export type Notice = z.infer<typeof noticeSchema>;

const hour = 3_600_000;

/** The last instant, not after `now`, when a full hour began in the shop's zone. */
const lastTimeOf = (wanted: number, now: Date): Date => {
  let at = Math.floor(now.getTime() / hour) * hour;
  while (shopHour(new Date(at)) !== wanted) at -= hour;
  return new Date(at);
};

/**
 * Without a daily hour a notice is due at once, otherwise at the first such hour of the shop after it was noticed. A worry
 * about a customer never waits.
 */
export const isDue = (
  { event, at }: Pick<Notice, 'event' | 'at'>,
  dailyAt: number | undefined,
  now: Date,
): boolean => dailyAt === undefined || event === 'care' || at < lastTimeOf(dailyAt, now).toISOString();
