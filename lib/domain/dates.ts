/** Instants are ISO 8601 strings in UTC; what customers read is Paris time. */
const zone = 'Europe/Paris';
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: zone });
const shortDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: zone });
const weekday = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: zone,
});
const dayMonth = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: zone });
const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: zone });
const hourMinute = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: zone });
const yearOf = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: zone });

const hour = 3_600_000;
const day = 24 * hour;

export const addHours = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hour);
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * day);
/** Whole seconds since 1970, as DynamoDB's TTL wants them. */
export const epochSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The calendar year of Paris at an instant. */
export const yearInParis = (at: Date): number => Number(yearOf.format(at));

/** Intl writes the first of a month as «1»; French writes «1er». */
const withOrdinal = (date: string): string => date.replace(/\b1 (?=\p{L})/u, '1er ');

/** «novembre» */
export const formatMonth = (at: Date): string => monthName.format(at);

/** «mardi 24 novembre 2026», «mercredi 1er juillet 2026» */
export const formatLongDate = (at: Date): string => withOrdinal(longDate.format(at));
/** «24 novembre 2026», «1er juillet 2026» */
export const formatDate = (at: Date): string => withOrdinal(shortDate.format(at));
/** «24 novembre», «1er juillet» */
export const formatDay = (at: Date): string => withOrdinal(dayMonth.format(at));
/** «18 h 42» */
export const formatTime = (at: Date): string => hourMinute.format(at).replace(':', '\u00a0h\u00a0');
/** «20 novembre, 18 h 42» */
export const formatDayTime = (at: Date): string => `${formatDay(at)}, ${formatTime(at)}`;
/** «vendredi 20 novembre 2026 à 18 h 42» */
export const formatLongDateTime = (at: Date): string => `${formatLongDate(at)} à ${formatTime(at)}`;
/** «ven. 20 nov. à 18 h 42», for lists of what is near. */
export const formatShortDateTime = (at: Date): string =>
  `${withOrdinal(weekday.format(at))} à ${formatTime(at)}`;
