import { formatLongDate } from '../../dates.ts';
import { factWords } from '../words/phrases.ts';
import { localDateIn, zoneOrDefault } from '../zones.ts';

/** «15 h 04», by the clock of a zone. */
export const localHour = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: zoneOrDefault(zone) })
    .format(new Date(at))
    .replace(':', ' h ');

/** «samedi 21 novembre 2026» for a date of the calendar. */
export const longDateOf = (date: string): string => formatLongDate(new Date(`${date}T12:00:00Z`));

/** «mardi 24 novembre 2026 à 15 h 54» */
export const localMoment = (zone: string, at: string): string =>
  factWords.moment(longDateOf(localDateIn(zone, new Date(at))), localHour(zone, at));
