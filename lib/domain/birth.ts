/** Birth data as typed in French (jj/mm/aaaa, hh:mm) and as stored (YYYY-MM-DD, HH:MM, §3). */

/** True for a date of the calendar (YYYY-MM-DD). */
export const isCalendarDate = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
};

/** The history of legal time and the ephemerides begin here. */
export const firstBirthDate = '1900-01-01';

/** True for a calendar date from 1900 to `today` (YYYY-MM-DD). */
export const isBirthDate = (value: string, today: string): boolean =>
  isCalendarDate(value) && value >= firstBirthDate && value <= today;

/** True when a person born on that day (YYYY-MM-DD) is eighteen at `now` (UTC); code civil, article 388. */
export const isOfAge = (birthDate: string, now: Date): boolean => {
  const today = now.toISOString().slice(0, 10);
  return birthDate <= `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
};

export const isBirthTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** YYYY-MM-DD. */
const utcToday = (): string => new Date().toISOString().slice(0, 10);

/** «91» → «1991», «03» → «2003»: the latest year that is not in the future. */
const wholeYear = (year: string, monthDay: string, today: string): string => {
  if (year.length === 4) return year;
  const century = today.slice(0, 2);
  return `${century}${year}-${monthDay}` <= today ? `${century}${year}` : `${Number(century) - 1}${year}`;
};

/**
 * «17/04/1991», «17.4.91», «17041991» → «1991-04-17». Anything else is returned trimmed, and the validation refuses it.
 */
export const parseFrenchDate = (typed: string, today = utcToday()): string => {
  const text = typed.trim();
  const match =
    /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4}|\d{2})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (!match) return text;
  const [, day = '', month = '', year = ''] = match;
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return `${wholeYear(year, monthDay, today)}-${monthDay}`;
};

/** «1991-04-17» → «17/04/1991» */
export const frenchDate = (stored: string): string => stored.split('-').reverse().join('/');

/** «17041991» → «17/04/1991»; an unknown form is returned unchanged. */
export const tidyFrenchDate = (typed: string): string => {
  const parsed = parseFrenchDate(typed);
  return /^\d{4}-\d{2}-\d{2}$/.test(parsed) ? frenchDate(parsed) : typed;
};

const roughly = /^(?:vers|environ|aux environs de)\s+/i;

/** «vers 15 h»: the person gives an hour that is not exact. */
export const isRoughTime = (typed: string): boolean => roughly.test(typed.trim());

/**
 * «6:42», «6h42», «6 heures 42», «0642», «642», «06:42:00» → «06:42» (§9: shortened to HH:MM); «7h», «7» → «07:00»;
 * «19h5» → «19:05»; «midi» → «12:00»; «vers 15 h» → «15:00». Anything else is returned trimmed, and the validation
 * refuses it.
 */
export const parseFrenchTime = (typed: string): string => {
  const text = typed.trim();
  const told = text.replace(roughly, '');
  if (/^midi$/i.test(told)) return '12:00';
  const match =
    /^(\d{1,2})\s*(?:[:.]|h|heures?)\s*(\d{1,2})?\s*(?:m|min|mn|minutes?)?(?::\d{2})?$/i.exec(told) ??
    /^(\d{1,2})(\d{2})?$/.exec(told);
  if (!match) return text;
  const [, hours = '', minutes = '0'] = match;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
};

/** Midnight as the end of a day, which is no hour of it. */
export const isEndOfDay = (value: string): boolean => /^(?:24:00|minuit)$/i.test(value);
