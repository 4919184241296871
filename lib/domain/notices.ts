/** What the people of the atelier are told by mail: what happens to the experts' parts, and what rings for administrators. */
import * as z from 'zod/mini';
import { disciplines } from './catalogue.ts';
import { hourInParis } from './dates.ts';

/** In the order in which a mail tells of them. */
export const noticeEvents = [
  'late',
  'near',
  'new',
  'back',
  'handed',
  'moved',
  'withdrawn',
  'untaken',
  'dispute',
  'mail',
  'address',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** One thing to tell, without anything of a customer. */
export const noticeSchema = z.object({
  event: z.enum(noticeEvents),
  /** When it was noticed (UTC). */
  at: z.string(),
  order_id: z.optional(z.string()),
  /** Of the part that it is about. */
  service: z.optional(z.enum(disciplines)),
});
export type Notice = z.infer<typeof noticeSchema>;

const hour = 3_600_000;

/** The last instant, not after `now`, at which the clocks of Paris showed that full hour. */
const lastTimeOf = (wanted: number, now: Date): Date => {
  let at = Math.floor(now.getTime() / hour) * hour;
  while (hourInParis(new Date(at)) !== wanted) at -= hour;
  return new Date(at);
};

/** At once without an hour; otherwise once that hour of Paris has struck since it was noticed. */
export const isDue = ({ at }: Pick<Notice, 'at'>, dailyAt: number | undefined, now: Date): boolean =>
  dailyAt === undefined || at < lastTimeOf(dailyAt, now).toISOString();
