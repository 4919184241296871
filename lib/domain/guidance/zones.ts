/** §9: where the browser cannot tell. */
export const defaultZone = 'Indian/Reunion';

const minute = 60_000;
const dayLength = 1440 * minute;

/** A name of the IANA database that this machine knows; offsets such as «+05:00» are no zones of people. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const zoneOrDefault = (name: string): string => (isZone(name) ? name : defaultZone);

/** A formatter costs a hundred times what it formats, and there are fewer zones than days asked for. */
const calendars = new Map<string, Intl.DateTimeFormat>();
const calendarOf = (zone: string): Intl.DateTimeFormat => {
  const known = calendars.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zoneOrDefault(zone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(zone, made);
  return made;
};

/** YYYY-MM-DD by its parts: how a language writes a date differs between browsers, and between their versions. */
const dateBy = (calendar: Intl.DateTimeFormat, at: Date): string => {
  const parts = new Map(calendar.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};

/** §9 «for_date»: today's date in a time zone, YYYY-MM-DD; an unknown zone reads as the default one. */
export const localDateIn = (zone: string, at: Date): string => dateBy(calendarOf(zone), at);

/** Days since 1970-01-01 of a date of the calendar, whatever the zone. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayLength);
export const dateOfDay = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/**
 * First instant whose local date is `date` or later, to the minute: midnight, or one o'clock where the clock skips it,
 * or the start of the next day where the zone skips the day.
 */
const startOfDay = (zone: string, date: string): Date => {
  const calendar = calendarOf(zone);
  let before = Date.parse(`${date}T00:00:00Z`) / minute - 1560;
  let after = before + 3120;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateBy(calendar, new Date(middle * minute)) < date) before = middle;
    else after = middle;
  }
  return new Date(after * minute);
};

export type LocalDay = { readonly start: Date; readonly noon: Date; readonly end: Date };

/** Bounds of a local day, 23 to 25 hours apart; `noon` is their middle. */
export const localDay = (zone: string, date: string): LocalDay => {
  const start = startOfDay(zone, date);
  const end = startOfDay(zone, dateOfDay(dayNumber(date) + 1));
  return { start, noon: new Date((start.getTime() + end.getTime()) / 2), end };
};
