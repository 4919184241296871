/** Birth data as people type it in French (jj/mm/aaaa, hh:mm) and as it is stored (YYYY-MM-DD, HH:MM, §3). */

/** True for a date of the calendar, not in the future of `today` (YYYY-MM-DD) and not before 1900. */
export const isBirthDate = (value: string, today: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
  return isReal && value >= '1900-01-01' && value <= today;
};

export const isBirthTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** «17/04/1991», «17.4.1991», «17041991» → «1991-04-17»; anything else is returned trimmed, for the validation to refuse. */
export const parseFrenchDate = (typed: string): string => {
  const text = typed.trim();
  const match =
    /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!match) return text;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** «1991-04-17» → «17/04/1991» */
export const frenchDate = (stored: string): string => stored.split('-').reverse().join('/');

/** «17041991» → «17/04/1991», as it is read; what is not understood stays. */
export const tidyFrenchDate = (typed: string): string => {
  const parsed = parseFrenchDate(typed);
  return /^\d{4}-\d{2}-\d{2}$/.test(parsed) ? frenchDate(parsed) : typed;
};

/** «6:42», «6h42», «0642», «06:42:00» → «06:42» (§9: shortened to HH:MM). */
export const parseFrenchTime = (typed: string): string => {
  const text = typed.trim();
  const match = /^(\d{1,2})\s*[:hH.]\s*(\d{2})(?::\d{2})?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  if (!match) return text;
  const [, hours = '', minutes = ''] = match;
  return `${hours.padStart(2, '0')}:${minutes}`;
};
