import { dateOfDay, dayNumber, localDay } from '../zones.ts';
import { aspectsOfDay } from './aspects.ts';
import { eclipseNear } from './eclipses.ts';
import type { SkyFacts, SunFacts } from './facts.ts';
import { moonOf, quarterNear } from './moon.ts';
import { longitudeOf, positionsAt, signOf } from './positions.ts';
import { retrogradesOf } from './retrogrades.ts';
import { chineseDay, humanDesignOf, universalNumber } from './traditions.ts';

/** Quarters of a sign (7°30′) since the equinox. */
const quarterOf = (longitude: number): number => Math.floor(longitude / 7.5);

const sunOf = (zone: string, date: string, longitude: number): SunFacts => {
  const yesterday = localDay(zone, dateOfDay(dayNumber(date) - 1));
  return {
    longitude,
    sign: signOf(longitude),
    quarter: quarterOf(longitude) % 4,
    isNewQuarter: quarterOf(longitude) !== quarterOf(longitudeOf('sun', yesterday.noon)),
  };
};

/** The sky of a local day (YYYY-MM-DD) in a zone: positions at local noon, events between its two midnights. */
export const skyOfDay = (zone: string, date: string): SkyFacts => {
  const day = localDay(zone, date);
  const positions = positionsAt(day.noon);
  const sun = sunOf(zone, date, positions.sun);
  const lunation = quarterNear(zone, date, day);
  return {
    date,
    zone,
    day: dayNumber(date),
    positions,
    sun,
    moon: moonOf(zone, date, day, positions.moon, lunation),
    aspects: aspectsOfDay(day, positions),
    ...retrogradesOf(day),
    lunation,
    eclipse: eclipseNear(zone, date, day),
    chinese: chineseDay(date),
    humanDesign: humanDesignOf(sun.longitude),
    universalNumber: universalNumber(date),
  };
};
