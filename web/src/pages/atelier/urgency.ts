import { nearHours } from '#domain/issues.ts';
import { isMissed } from '#domain/late.ts';
import { queueTexts as texts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The one scale of urgency of the atelier: a date is missed, near, or neither. */
export type Urgency = 'late' | 'near' | 'calm';

/** A span in days from two days on, in hours from one hour on, otherwise in minutes. */
const spanText = (milliseconds: number): string => {
  if (milliseconds >= 2 * day) return texts.span.days(Math.floor(milliseconds / day));
  if (milliseconds >= hour) return texts.span.hours(Math.floor(milliseconds / hour));
  return texts.span.minutes(Math.max(1, Math.floor(milliseconds / minute)));
};

/** The urgency of a date, and the time until it, or since it was missed. */
export const urgencyOf = (dueAt: string, now: Date): { readonly level: Urgency; readonly text: string } => {
  const left = Date.parse(dueAt) - now.getTime();
  if (isMissed(dueAt, now)) return { level: 'late', text: texts.late(spanText(-left)) };
  return { level: left <= nearHours * hour ? 'near' : 'calm', text: texts.left(spanText(left)) };
};
