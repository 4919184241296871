import { halfTurn } from '../guidance/sky/positions.ts';
import { type PlanetName, planetLongitude } from './bodies.ts';

/** When the slow planets stand at a right angle, opposite to or upon a place of a chart. */

export const slowPlanets = ['Saturn', 'Uranus', 'Neptune', 'Pluto'] as const satisfies readonly PlanetName[];
export type SlowPlanet = (typeof slowPlanets)[number];

export type Passage = {
  readonly planet: SlowPlanet;
  readonly over: string;
  readonly angle: 0 | 90 | 180;
  /** Milliseconds since 1970, in order. */
  readonly at: readonly number[];
};

const day = 86_400_000;
/** A planet that turns back passes twice within fewer days only where it hardly touches. */
const step = 8 * day;
const targets = [
  { angle: 0, from: 0 },
  { angle: 90, from: 90 },
  { angle: 90, from: -90 },
  { angle: 180, from: 180 },
] as const;

type Sample = { readonly at: number; readonly longitude: number };

const samplesOf = (planet: SlowPlanet, from: number, to: number): readonly Sample[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => {
    const at = from + index * step;
    return { at, longitude: planetLongitude(planet, new Date(at)) };
  });

/** The instant between two samples at which a planet reaches a longitude, to the hour. */
const reached = (planet: SlowPlanet, target: number, before: Sample, after: Sample): number => {
  const isBehind = (longitude: number): boolean => halfTurn(longitude - target) < 0;
  const wasBehind = isBehind(before.longitude);
  let [low, high] = [before.at, after.at];
  while (high - low > 3_600_000) {
    const middle = (low + high) / 2;
    if (isBehind(planetLongitude(planet, new Date(middle))) === wasBehind) low = middle;
    else high = middle;
  }
  return high;
};

const crossings = (planet: SlowPlanet, samples: readonly Sample[], target: number): number[] =>
  samples.slice(1).flatMap((after, index) => {
    const before = samples[index];
    if (!before) return [];
    const [left, right] = [halfTurn(before.longitude - target), halfTurn(after.longitude - target)];
    // Halfway around, the signs differ without a passage.
    return left < 0 !== right < 0 && Math.abs(left - right) < 90
      ? [reached(planet, target, before, after)]
      : [];
  });

/** The passages of the slow planets over places from a year's first day through the next year's last. */
export const passagesOf = (places: Readonly<Record<string, number>>, year: number): Passage[] => {
  const [from, to] = [Date.UTC(year), Date.UTC(year + 2)];
  return slowPlanets.flatMap((planet) => {
    const samples = samplesOf(planet, from, to);
    return Object.entries(places).flatMap(([over, longitude]) =>
      targets.flatMap(({ angle, from: turned }) => {
        const at = crossings(planet, samples, longitude + turned).filter((one) => one < to);
        return at.length > 0 ? [{ planet, over, angle, at }] : [];
      }),
    );
  });
};
