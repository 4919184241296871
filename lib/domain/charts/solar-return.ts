import { SearchSunLongitude } from 'astronomy-engine';
import { turn } from '../guidance/sky/positions.ts';
import { planetLongitude } from './bodies.ts';

const day = 86_400_000;
/** Days that the Sun takes on the average for a degree. */
const daysOfDegree = 365.2422 / 360;
/** The Sun is never further than two days from its average place. */
const around = 4;

/** The first instant from `from` on (milliseconds since 1970) at which the Sun is at a longitude; undefined where none is found. */
export const solarReturn = (longitude: number, from: number): number | undefined => {
  const ahead = turn(longitude - planetLongitude('Sun', new Date(from))) * daysOfDegree;
  const start = new Date(from + Math.max(0, ahead - around) * day);
  return SearchSunLongitude(longitude, start, 2 * around)?.date.getTime();
};
