import { visitorZone } from '#content/shop.ts';

/** §9: the zone of a browser that does not name its own. */
export const defaultZone: string = visitorZone;

const minute = 60_000;
const dayLength = 1440 * minute;

/** True for an IANA name that the runtime knows; offsets such as «+05:00» are refused. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const zoneOrDefault = (name: string): string => (isZone(name) ? name : defaultZone);

/** Creating a formatter takes a hundred times as long as formatting, so one is kept per zone. */
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

/** YYYY-MM-DD from the parts of the date: the written forms of languages differ between browsers and their versions. */
const dateBy = (calendar: Intl.DateTimeFormat, at: Date): string => {
  const parts = new Map(calendar.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};

/** §9 «for_date»: today's date in a time zone, YYYY-MM-DD; the default zone replaces an unknown one. */
export const localDateIn = (zone: string, at: Date): string => dateBy(calendarOf(zone), at);

/** Days from 1970-01-01 to a calendar date, in any zone. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayLength);
export const dateOfDay = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/**
 * The first instant, to the minute, whose local date is `date` or later: midnight, or one o'clock when the clock skips
 * midnight, or the start of the next day when the zone skips the day.
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

/** The bounds of a local day, 23 to 25 hours apart; `noon` is the middle. */
export const localDay = (zone: string, date: string): LocalDay => {
  const start = startOfDay(zone, date);
  const end = startOfDay(zone, dateOfDay(dayNumber(date) + 1));
  return { start, noon: new Date((start.getTime() + end.getTime()) / 2), end };
};
