import { halfTurn } from '../guidance/sky/positions.ts';
import { type PlanetName, planetLongitude } from './bodies.ts';

/** When Jupiter and the slow planets reach the places of a chart by an aspect, and how long they stay within orb. */

export const transitPlanets = [
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const satisfies readonly PlanetName[];
export type TransitPlanet = (typeof transitPlanets)[number];

const transitAngles = [0, 60, 90, 120, 180] as const;
type TransitAngle = (typeof transitAngles)[number];

/** Degrees on both sides of the exact angle. */
export const transitOrb = 1;

/** Instants are milliseconds since 1970. */
export type Transit = {
  readonly planet: TransitPlanet;
  readonly over: string;
  readonly angle: TransitAngle;
  readonly exact: number;
  /** Within orb, without a break, around the exact moment; at most two years on each side. */
  readonly from: number;
  readonly to: number;
  /** A planet that turns back passes again: 1, 2, 3… within the span. */
  readonly pass: number;
};

type Span = { readonly from: number; readonly to: number };
type Path = (at: number) => number;

const day = 86_400_000;
/** A planet that turns back passes twice within fewer days only where it hardly touches. */
const step = 8 * day;
const longest = 730 * day;

const isBehind = (path: Path, target: number, at: number): boolean => halfTurn(path(at) - target) < 0;
const isNear = (path: Path, target: number, at: number): boolean =>
  Math.abs(halfTurn(path(at) - target)) <= transitOrb;

/** The instant between two others at which something ceases to be as it is at the first, to the hour. */
const turning = (is: (at: number) => boolean, [first, last]: readonly [number, number]): number => {
  const was = is(first);
  let [low, high] = [first, last];
  while (Math.abs(high - low) > 3_600_000) {
    const middle = (low + high) / 2;
    if (is(middle) === was) low = middle;
    else high = middle;
  }
  return high;
};

const crossings = (path: Path, target: number, { from, to }: Span): number[] => {
  const found: number[] = [];
  for (let at = from; at < to; at += step) {
    const next = Math.min(at + step, to);
    const [left, right] = [halfTurn(path(at) - target), halfTurn(path(next) - target)];
    // Halfway around, the signs differ without a passage.
    if (left < 0 !== right < 0 && Math.abs(left - right) < 90)
      found.push(turning((one) => isBehind(path, target, one), [at, next]));
  }
  return found;
};

/** Where the orb ends, looking from the exact moment in one direction. */
const edge = (path: Path, target: number, exact: number, towards: 1 | -1): number => {
  let at = exact;
  while (Math.abs(at - exact) < longest) {
    const next = at + towards * step;
    if (!isNear(path, target, next)) return turning((one) => isNear(path, target, one), [at, next]);
    at = next;
  }
  return at;
};

const targetsOf = (angle: TransitAngle): readonly number[] =>
  angle === 0 || angle === 180 ? [angle] : [angle, -angle];

/** All of them that are exact within the span, by their exact moments. */
export const transitsOf = (places: Readonly<Record<string, number>>, span: Span): Transit[] =>
  transitPlanets
    .flatMap((planet) => {
      const path: Path = (at) => planetLongitude(planet, new Date(at));
      return Object.entries(places).flatMap(([over, longitude]) =>
        transitAngles.flatMap((angle) =>
          targetsOf(angle)
            .flatMap((turned) =>
              crossings(path, longitude + turned, span).map((exact) => ({
                exact,
                from: edge(path, longitude + turned, exact, -1),
                to: edge(path, longitude + turned, exact, 1),
              })),
            )
            .sort((left, right) => left.exact - right.exact)
            .map((times, index): Transit => ({ planet, over, angle, ...times, pass: index + 1 })),
        ),
      );
    })
    .sort((left, right) => left.exact - right.exact);
