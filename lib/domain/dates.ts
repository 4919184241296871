import { once } from './once.ts';

/** Instants are ISO 8601 strings in UTC; what customers read is Paris time. */
const timeZone = 'Europe/Paris';

/** Made at its first use: all of them took 20 ms of a page, and four times that on a phone. */
const inParis = (options: Intl.DateTimeFormatOptions) => {
  const formatter = once(() => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone }));
  return (at: Date): string => formatter().format(at);
};

const longDate = inParis({ dateStyle: 'full' });
const shortDate = inParis({ dateStyle: 'long' });
const weekday = inParis({ weekday: 'short', day: 'numeric', month: 'short' });
const dayMonth = inParis({ day: 'numeric', month: 'long' });
const hourMinute = inParis({ hour: 'numeric', minute: '2-digit' });
const year = inParis({ year: 'numeric' });

const hour = 3_600_000;
const day = 24 * hour;

export const addHours = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hour);
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * day);
/** Whole seconds since 1970, as DynamoDB's TTL wants them. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The calendar year of Paris at an instant. */
export const yearInParis = (at: Date): number => Number(year(at));

/** Intl writes the first of a month as «1»; French writes «1er». */
const withOrdinal = (date: string): string => date.replace(/\b1 (?=\p{L})/u, '1er ');

/** «mardi 24 novembre 2026», «mercredi 1er juillet 2026» */
export const formatLongDate = (at: Date): string => withOrdinal(longDate(at));
/** «24 novembre 2026», «1er juillet 2026» */
export const formatDate = (at: Date): string => withOrdinal(shortDate(at));
/** «24 novembre», «1er juillet» */
export const formatDay = (at: Date): string => withOrdinal(dayMonth(at));
/** «18 h 42» */
export const formatTime = (at: Date): string => hourMinute(at).replace(':', '\u00a0h\u00a0');
/** «20 novembre, 18 h 42» */
export const formatDayTime = (at: Date): string => `${formatDay(at)}, ${formatTime(at)}`;
/** «vendredi 20 novembre 2026 à 18 h 42» */
export const formatLongDateTime = (at: Date): string => `${formatLongDate(at)} à ${formatTime(at)}`;
/** «ven. 20 nov. à 18 h 42», for lists of what is near. */
export const formatShortDateTime = (at: Date): string => `${withOrdinal(weekday(at))} à ${formatTime(at)}`;
