/**
 * Instants are ISO 8601 strings in UTC. Mails, papers and public pages use the shop's time, the account uses the reader's
 * zone.
 */
import { clockName, shopZone } from '#content/shop.ts';

/** Creates each formatter at its first use: all of them take 20 ms of a page, and four times as long on a phone. */
const inZone = (options: Intl.DateTimeFormatOptions) => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (at: Date, timeZone: string = shopZone): string => {
    const known = formatters.get(timeZone);
    const formatter = known ?? new Intl.DateTimeFormat('fr-FR', { ...options, timeZone });
    formatters.set(timeZone, formatter);
    return formatter.format(at);
  };
};

const longDate = inZone({ dateStyle: 'full' });
const shortDate = inZone({ dateStyle: 'long' });
const weekday = inZone({ weekday: 'short', day: 'numeric', month: 'short' });
const dayMonth = inZone({ day: 'numeric', month: 'long' });
const hourMinute = inZone({ hour: 'numeric', minute: '2-digit' });
const year = inZone({ year: 'numeric' });
const fullHour = inZone({ hour: '2-digit', hourCycle: 'h23' });

const hour = 3_600_000;
const day = 24 * hour;

export const addHours = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hour);
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * day);
/** Whole seconds since 1970, the unit of DynamoDB's TTL. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The calendar year in the shop's zone at an instant. */
export const shopYear = (at: Date): number => Number(year(at));

/** The hour in the shop's zone at an instant, 0 to 23. */
export const shopHour = (at: Date): number => Number.parseInt(fullHour(at), 10);

/** Intl writes the first of a month as «1»; French writes «1er». */
const withOrdinal = (date: string): string => date.replace(/\b1 (?=\p{L})/u, '1er ');

/** «mardi 24 novembre 2026», «mercredi 1er juillet 2026» */
export const formatLongDate = (at: Date, zone?: string): string => withOrdinal(longDate(at, zone));
/** «24 novembre 2026», «1er juillet 2026» */
export const formatDate = (at: Date): string => withOrdinal(shortDate(at));
/** «24 novembre», «1er juillet» */
export const formatDay = (at: Date, zone?: string): string => withOrdinal(dayMonth(at, zone));
/** «18 h 42» */
export const formatTime = (at: Date, zone?: string): string =>
  hourMinute(at, zone).replace(':', '\u00a0h\u00a0');
/** «20 novembre, 18 h 42» */
export const formatDayTime = (at: Date, zone?: string): string =>
  `${formatDay(at, zone)}, ${formatTime(at, zone)}`;
/** «vendredi 20 novembre 2026 à 18 h 42» */
export const formatLongDateTime = (at: Date, zone?: string): string =>
  `${formatLongDate(at, zone)} à ${formatTime(at, zone)}`;
/** «vendredi 20 novembre 2026 à 18 h 42 (heure de Paris)», for readers who may live elsewhere. */
export const formatShopDateTime = (at: Date): string => `${formatLongDateTime(at)} (${clockName})`;
/** «ven. 20 nov. à 18 h 42», for lists of near dates. */
export const formatShortDateTime = (at: Date, zone?: string): string =>
  `${withOrdinal(weekday(at, zone))} à ${formatTime(at, zone)}`;
