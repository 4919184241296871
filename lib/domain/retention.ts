/** How long what is personal stays (§9 «Data retention»; GDPR, article 5.1.e); the privacy policy says the same. */
import { epochSeconds } from './dates.ts';

/** Of an account and its consultations: without a visit. Of an order, for the accounts: from its making (L123-22). */
const years = { idle: 3, trace: 3, order: 10 } as const;
/** What something held back (an open dispute, say) is tried again for so many months. */
const monthsTried = 12;

/** `2026-11`, UTC: accounts that were last used in the same month are forgotten together. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The months whose visitors have all been away for three years, the last first. */
export const idleMonths = (now: Date): string[] =>
  Array.from({ length: monthsTried }, (_, index) => {
    const back = 12 * years.idle + 1 + index;
    return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)));
  });

/** So many years later, in seconds since 1970, as DynamoDB's TTL wants them. */
const yearsAfter = (from: Date, count: number): number => {
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + count);
  return epochSeconds(end);
};

/** When what is left of an order goes. */
export const endOfOrder = (createdAt: string): number => yearsAfter(new Date(createdAt), years.order);

/** When a row goes that shows what was read, written to support or consented to (docs/law.md). */
export const endOfTrace = (writtenAt: Date): number => yearsAfter(writtenAt, years.trace);
