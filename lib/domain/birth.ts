/** Birth data as typed in French (jj/mm/aaaa, hh:mm) and as stored (YYYY-MM-DD, HH:MM, §3). */

/** True for a calendar date from 1900 to `today` (YYYY-MM-DD). */
export const isBirthDate = (value: string, today: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
  return isReal && value >= '1900-01-01' && value <= today;
};

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

/** «6:42», «6h42», «0642», «06:42:00» → «06:42» (§9: shortened to HH:MM); «7h» → «07:00». */
export const parseFrenchTime = (typed: string): string => {
  const text = typed.trim();
  const match =
    /^(\d{1,2})\s*[:hH.]\s*(\d{2})(?::\d{2})?$/.exec(text) ??
    /^(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{1,2})\s*(?:h|heures?)$/i.exec(text);
  if (!match) return text;
  const [, hours = '', minutes = '00'] = match;
  return `${hours.padStart(2, '0')}:${minutes}`;
};
