import { skyOrb } from '../../charts/orbs.ts';
import type { LocalDay } from '../zones.ts';
import { type Aspect, type AspectKind, aspectKinds, bodies, type Positions, type SkyBody } from './facts.ts';
import { crossing, halfTurn, longitudeOf } from './positions.ts';

/** The aspects of Ptolemy (Tetrabiblos I, 13), with the conjunction. */
const anglesOf: Readonly<Record<AspectKind, readonly number[]>> = {
  conjunction: [0],
  sextile: [60, -60],
  square: [90, -90],
  trine: [120, -120],
  opposition: [180],
};
const exactAngles = aspectKinds.flatMap((kind) => anglesOf[kind].map((angle) => ({ kind, angle })));

/** Without the Moon, no pair moves more than this within half a day. */
const reach = 1.5;
/** The Moon moves less than this in a day of 25 hours. */
const moonDay = 20;

/** The longitude of a body by time, and at local noon. */
type Moving = { readonly name: SkyBody; readonly at: (time: Date) => number; readonly noon: number };

export const moving = (name: SkyBody, positions: Positions): Moving => ({
  name,
  at: (time) => longitudeOf(name, time),
  noon: positions[name],
});

/** Degrees past the exact angle, by time. */
const pastAngle =
  (from: Moving, to: Moving, angle: number) =>
  (time: Date): number =>
    halfTurn(to.at(time) - from.at(time) - angle);

/** The aspects of two bodies slower than the Moon: within 1° at noon, or exact during the day. */
export const aspectsBetween = (from: Moving, to: Moving, day: LocalDay): Aspect[] =>
  exactAngles.flatMap(({ kind, angle }) => {
    const orb = Math.abs(halfTurn(to.noon - from.noon - angle));
    if (orb > reach) return [];
    const at = crossing(pastAngle(from, to, angle), day.start, day.end);
    if (orb > skyOrb && !at) return [];
    return [{ from: from.name, to: to.name, kind, orb, ...(at && { at: at.toISOString() }) }];
  });

/** The Moon's aspects with the Sun that are quarters; other facts name them. */
const quarterKinds: readonly AspectKind[] = ['conjunction', 'square', 'opposition'];

/**
 * The Moon stays within 1° for only four hours, so only aspects that become exact during the day count, with their
 * hour.
 */
const aspectsOfMoon = (moon: Moving, to: Moving, day: LocalDay): Aspect[] =>
  exactAngles.flatMap(({ kind, angle }) => {
    if (to.name === 'sun' && quarterKinds.includes(kind)) return [];
    if (Math.abs(halfTurn(to.noon - moon.noon - angle)) > moonDay) return [];
    const at = crossing(pastAngle(moon, to, angle), day.start, day.end);
    return at ? [{ from: moon.name, to: to.name, kind, orb: 0, at: at.toISOString() }] : [];
  });

const byTime = (left: Aspect, right: Aspect): number => (left.at ?? '').localeCompare(right.at ?? '');
const byOrb = (left: Aspect, right: Aspect): number => left.orb - right.orb;

/** The day's aspects between Sun, Moon and planets: the Moon's by hour, then the others, closest first. */
export const aspectsOfDay = (day: LocalDay, positions: Positions): Aspect[] => {
  const moon = moving('moon', positions);
  const others = bodies.filter((body) => body !== 'moon').map((body) => moving(body, positions));
  const slow = others.flatMap((from, index) =>
    others.slice(index + 1).flatMap((to) => aspectsBetween(from, to, day)),
  );
  return [...others.flatMap((to) => aspectsOfMoon(moon, to, day)).sort(byTime), ...slow.sort(byOrb)];
};
