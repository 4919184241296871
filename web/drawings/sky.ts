import { e_tilt, MakeTime, SiderealTime } from 'astronomy-engine';
import { place } from '#content/shop.ts';
import { bodies } from '#domain/guidance/sky/facts.ts';
import { longitudeOf } from '#domain/guidance/sky/positions.ts';
import { degrees, radians, turn } from '#lib/drawings/geometry.ts';
import type { planets } from '#lib/drawings/glyphs.ts';

export type PlanetKey = keyof typeof planets;
/** `longitude`: apparent geocentric ecliptic longitude of date, in degrees. */
export type Planet = { readonly key: PlanetKey; readonly longitude: number };
export type Sky = {
  readonly at: Date;
  readonly planets: readonly Planet[];
  readonly ascendant: number;
  readonly midheaven: number;
};

/** The intersections of the ecliptic with the eastern horizon and the meridian of the shop's place (Meeus, Astronomical Algorithms). */
const anglesAt = (at: Date): Pick<Sky, 'ascendant' | 'midheaven'> => {
  const time = MakeTime(at);
  const right = radians(turn(SiderealTime(time) * 15 + place.longitude));
  const tilt = radians(e_tilt(time).tobl);
  const horizon = Math.sin(right) * Math.cos(tilt) + Math.tan(radians(place.latitude)) * Math.sin(tilt);
  return {
    ascendant: turn(degrees(Math.atan2(Math.cos(right), -horizon))),
    midheaven: turn(degrees(Math.atan2(Math.sin(right), Math.cos(right) * Math.cos(tilt)))),
  };
};

/** The sky over the shop's place at an instant. */
export const skyOf = (at: Date): Sky => ({
  at,
  planets: bodies.map((key) => ({ key, longitude: longitudeOf(key, at) })),
  ...anglesAt(at),
});

/** Degrees and minutes within a sign; `sign` counts from 0, Aries. */
export const zodiacal = (longitude: number): { sign: number; degree: number; minute: number } => {
  const minutes = Math.round(turn(longitude) * 60) % 21_600;
  return {
    sign: Math.floor(minutes / 1800),
    degree: Math.floor((minutes % 1800) / 60),
    minute: minutes % 60,
  };
};

export type Aspect = {
  readonly from: Planet;
  readonly to: Planet;
  readonly kind: 'easy' | 'hard';
  /** Distance from the exact angle, in degrees. */
  readonly orb: number;
};

const aspectAngles = [
  { angle: 60, orb: 4, kind: 'easy' },
  { angle: 90, orb: 6, kind: 'hard' },
  { angle: 120, orb: 7, kind: 'easy' },
  { angle: 180, orb: 7, kind: 'hard' },
] as const;

const aspectOf = (from: Planet, to: Planet): Aspect[] => {
  const separation = Math.abs(((to.longitude - from.longitude + 540) % 360) - 180);
  return aspectAngles
    .map(({ angle, kind, orb: limit }) => ({ from, to, kind, orb: Math.abs(separation - angle), limit }))
    .filter(({ orb, limit }) => orb <= limit)
    .map(({ limit: _, ...aspect }) => aspect);
};

/** Sextiles, squares, trines and oppositions within their orbs. */
export const aspectsOf = (planets: readonly Planet[]): Aspect[] =>
  planets.flatMap((from, index) => planets.slice(index + 1).flatMap((to) => aspectOf(from, to)));
