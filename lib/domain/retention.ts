/**
 * Retention periods of personal data (§9 «Data retention»; GDPR, article 5.1.e); the privacy policy states the same.
 */
import { addDays, epochSeconds } from './dates.ts';

/** In years. `idle`: an account and its consultations, from the last visit. `draft`: from the last saving. `thread`: from the writing. */
const years = { idle: 3, trace: 3, draft: 3, thread: 3 } as const;

/**
 * Days of accounting data, rows and papers alike: ten years from the end of the financial year (code de commerce
 * L123-22), which is at most a year after the order.
 */
export const accountingDays = 11 * 366;

/** Days after which the birth of an order that was not paid, or that is withdrawn, is removed. */
export const unusedBirthDays = 30;

/** Days for which technical logs are kept, and AWS its own history of calls (CloudTrail). */
export const logDays = 90;

/** Months in which an erasure that was held back (for example by a dispute) is tried again. */
const monthsTried = 12;

/** `2026-11`, UTC: accounts with the last visit in the same month are erased together. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The months whose visitors have been away for three years, the latest first. */
export const idleMonths = (now: Date): string[] =>
  Array.from({ length: monthsTried }, (_, index) => {
    const back = 12 * years.idle + 1 + index;
    return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)));
  });

/** Days between the mail about an unused account and its erasure. */
export const idleNoticeDays = 30;

/** Days for which a table's backups still have what was erased: the longest that AWS keeps (point-in-time recovery). */
export const backupDays = 35;

/** Days for which the ledger knows what was erased: longer than a backup can bring it back. */
export const erasedDays = backupDays + 5;

/** When the accounts with the last visit in this month count as unused: the first instant with `idleMonths` of it. */
export const idleSince = (month: string): Date => {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber + 12 * years.idle));
};

/** The instant `count` years later, in seconds since 1970 for DynamoDB's TTL. */
const yearsAfter = (from: Date, count: number): number => {
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + count);
  return epochSeconds(end);
};

/** The end of an order's remaining data. */
export const endOfOrder = (createdAt: string): number =>
  epochSeconds(addDays(new Date(createdAt), accountingDays));

/** The end of a draft that nobody has saved again; the erasure of its consultation comes first. */
export const endOfDraft = (savedAt: Date): number => yearsAfter(savedAt, years.draft);

/** Years for which what customer and expert wrote to each other is kept. */
export const threadYears = years.thread;

/** The end of what was written in a thread; the erasure of its consultation comes first. */
export const endOfThread = (writtenAt: Date): number => yearsAfter(writtenAt, years.thread);

/** The end of a row that proves an access, a message to support or a consent (docs/law.md). */
export const endOfTrace = (writtenAt: Date): number => yearsAfter(writtenAt, years.trace);
