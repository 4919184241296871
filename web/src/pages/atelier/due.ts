import { isMissed } from '#domain/late.ts';
import { queueTexts as texts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span in days from two days on, in hours from one hour on, otherwise in minutes. */
const spanText = (milliseconds: number): string => {
  if (milliseconds >= 2 * day) return texts.span.days(Math.floor(milliseconds / day));
  if (milliseconds >= hour) return texts.span.hours(Math.floor(milliseconds / hour));
  return texts.span.minutes(Math.max(1, Math.floor(milliseconds / minute)));
};

/** The time until a due date, or since a missed one. */
export const dueIn = (dueAt: string, now: Date): { readonly isLate: boolean; readonly text: string } => {
  const left = Date.parse(dueAt) - now.getTime();
  return isMissed(dueAt, now)
    ? { isLate: true, text: texts.late(spanText(-left)) }
    : { isLate: false, text: texts.left(spanText(left)) };
};
