import type { BirthPlace } from '#domain/births/birth.ts';
import { placeLabel } from '#domain/births/place-label.ts';
import { formatDate, formatDay } from '#domain/dates.ts';
import { signs } from '#domain/guidance/sky/facts.ts';
import { fr } from '#domain/texts/typography.ts';
import { plateTexts as texts } from './plate-texts.ts';

/** Formats of dates, hours and positions in the plate. `shown` is a wall clock's milliseconds, as if it were UTC. */

/** «6 h 42», «1 h», «10 h 40 min 28 s» */
export const clockText = (shown: number): string => {
  const at = new Date(shown);
  const [minutes, seconds] = [at.getUTCMinutes(), at.getUTCSeconds()];
  const rest = seconds > 0 ? ` min ${seconds} s` : '';
  const hour = `${at.getUTCHours()} h`;
  return fr(minutes + seconds > 0 ? `${hour} ${String(minutes).padStart(2, '0')}${rest}` : hour);
};

/** 10 h UTC of a day is the same day in Paris, whose calendar the formats use. */
const withinDay = (shown: number): Date => new Date(Math.floor(shown / 86_400_000) * 86_400_000 + 36_000_000);

/** «17 avril 1991» of 1991-04-17 */
export const dateText = (date: string): string => fr(formatDate(withinDay(Date.parse(`${date}T00:00:00Z`))));
/** «17 avril» */
export const dayText = (shown: number): string => fr(formatDay(withinDay(shown)));

const arcText = (degrees: number, positive: string, negative: string): string => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const within = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${within}′ ${degrees < 0 ? negative : positive}`;
};

/** «20°53′ sud, 55°27′ est»; undefined for a place without a point. */
export const coordinatesText = ({ latitude, longitude }: BirthPlace): string | undefined =>
  latitude === undefined || longitude === undefined
    ? undefined
    : `${arcText(latitude, texts.north, texts.south)}, ${arcText(longitude, texts.east, texts.west)}`;

/** «11°53′ Cancer» */
export const positionText = (longitude: number): string => {
  const minutes = Math.floor((longitude % 30) * 60);
  return texts.degrees(Math.floor(minutes / 60), minutes % 60, signs[Math.floor(longitude / 30)] ?? 'aries');
};

/** «Saint-Denis, La Réunion» */
export const placeText = ({ name, detail, country = '' }: BirthPlace): string =>
  fr(placeLabel({ name, detail: detail ?? (country.length > 2 ? country : undefined) }));

/** The point on earth that the horizon depends on. */
export const pointOf = ({ latitude, longitude }: BirthPlace) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
