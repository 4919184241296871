import { type Phase, phases } from '../guidance/sky/facts.ts';
import { halfTurn, turn } from '../guidance/sky/positions.ts';
import {
  meanLilith,
  meanNode,
  type PlanetName,
  planetLongitude,
  planetNames,
  planetSpeed,
  trueNode,
} from './bodies.ts';
import type { HouseSystem } from './house-systems.ts';
import { anglesAt, houseOf, housesOf } from './houses.ts';
import { aspectOrbs } from './orbs.ts';

export type Aspect = {
  readonly between: readonly [PlanetName, PlanetName];
  /** 0, 60, 90, 120 or 180; a minor one where they are asked for. */
  readonly angle: number;
  /** Degrees from the exact angle. */
  readonly orb: number;
};

export type Placement = {
  readonly longitude: number;
  readonly retrograde: boolean;
  /** 0 Aries to 11 Pisces; whole degrees and minutes within the sign. */
  readonly sign: number;
  readonly degree: number;
  readonly minute: number;
  readonly house: number;
};

/** Ruler of each sign from Aries, by the modern rulers of Scorpio, Aquarius and Pisces. */
const rulers: readonly PlanetName[] = [
  ...(['Mars', 'Venus', 'Mercury', 'Moon', 'Sun', 'Mercury'] as const),
  ...(['Venus', 'Pluto', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const),
];
/** The planets that ruled these signs before Uranus, Neptune and Pluto were known; both count as at home. */
const olderRulers: Partial<Record<number, PlanetName>> = { 7: 'Mars', 10: 'Saturn', 11: 'Jupiter' };
const isRulerOf = (planet: PlanetName, sign: number): boolean =>
  rulers[sign] === planet || olderRulers[sign] === planet;

/** Sign of exaltation. */
const exaltations: Partial<Record<PlanetName, number>> = {
  Sun: 0,
  Moon: 1,
  Mercury: 5,
  Venus: 11,
  Mars: 9,
  Jupiter: 3,
  Saturn: 6,
};

export type Dignity = 'domicile' | 'exile' | 'exaltation' | 'fall';

export const dignityOf = (planet: PlanetName, sign: number): Dignity | undefined => {
  if (isRulerOf(planet, sign)) return 'domicile';
  if (isRulerOf(planet, (sign + 6) % 12)) return 'exile';
  const exaltation = exaltations[planet];
  if (exaltation === sign) return 'exaltation';
  return exaltation !== undefined && (exaltation + 6) % 12 === sign ? 'fall' : undefined;
};

const placementOf = (longitude: number, retrograde: boolean, cusps: readonly number[]): Placement => {
  const minutes = Math.floor(turn(longitude) * 60);
  const [sign, within] = [Math.floor(minutes / 1800), minutes % 1800];
  const house = houseOf(longitude, cusps);
  return { longitude, retrograde, sign, degree: Math.floor(within / 60), minute: within % 60, house };
};

export type Orbs = typeof aspectOrbs;

/** The aspect of two longitudes, if they have one. */
export const aspectBetween = (
  left: number,
  right: number,
  orbs: Orbs = aspectOrbs,
): Omit<Aspect, 'between'> | undefined => {
  const distance = Math.abs(halfTurn(left - right));
  const kind = orbs.find(([angle, orb]) => Math.abs(distance - angle) <= orb);
  return kind && { angle: kind[0], orb: Math.abs(distance - kind[0]) };
};

type Longitudes = Readonly<Record<PlanetName, number>>;

export const aspectsAmong = (longitudes: Longitudes, orbs: Orbs = aspectOrbs): Aspect[] =>
  planetNames
    .flatMap((left, index) => planetNames.slice(index + 1).map((right) => [left, right] as const))
    .flatMap((between): Aspect[] => {
      const [left, right] = between;
      const aspect = aspectBetween(longitudes[left], longitudes[right], orbs);
      return aspect ? [{ between, ...aspect }] : [];
    })
    .sort((left, right) => left.orb - right.orb);

export const ofPlanets = <Value>(read: (name: PlanetName) => Value): Record<PlanetName, Value> => ({
  Sun: read('Sun'),
  Moon: read('Moon'),
  Mercury: read('Mercury'),
  Venus: read('Venus'),
  Mars: read('Mars'),
  Jupiter: read('Jupiter'),
  Saturn: read('Saturn'),
  Uranus: read('Uranus'),
  Neptune: read('Neptune'),
  Pluto: read('Pluto'),
});

/** Counts planets by element (fire, earth, air, water) and mode (cardinal, fixed, mutable). */
const balanceOf = (placements: Readonly<Record<PlanetName, Placement>>) => {
  const count = (size: number) =>
    Array.from(
      { length: size },
      (_, index) => planetNames.filter((name) => placements[name].sign % size === index).length,
    );
  return { elements: count(4), modes: count(3) };
};

/** The phase around an elongation of the Moon from the Sun: a quarter lasts from 22°30′ before it to 22°30′ after it. */
export const phaseOf = (elongation: number): Phase =>
  phases[Math.floor((elongation + 22.5) / 45) % 8] ?? 'new';

/** The ruler of the ascendant's sign. */
export const rulerOf = (ascendant: number): PlanetName => rulers[Math.floor(ascendant / 30)] ?? 'Mars';

/** A natal chart. Degrees; `phase` is the Moon's elongation from the Sun; the chart's ruler is that of the ascendant's sign. */
export const westernChart = (
  at: Date,
  latitude: number,
  longitude: number,
  wanted?: HouseSystem,
  orbs?: Orbs,
) => {
  const angles = anglesAt(at, latitude, longitude);
  const { system, cusps } = housesOf(angles, latitude, wanted);
  const longitudes = ofPlanets((name) => planetLongitude(name, at));
  const planets = ofPlanets((name) => placementOf(longitudes[name], planetSpeed(name, at) < 0, cusps));
  const points = { TrueNode: trueNode(at), MeanNode: meanNode(at), MeanLilith: meanLilith(at) };
  const { ascendant, midheaven } = angles;
  return {
    planets,
    points,
    ascendant,
    midheaven,
    houseSystem: system,
    cusps,
    aspects: aspectsAmong(longitudes, orbs),
    dignities: ofPlanets((name) => dignityOf(name, planets[name].sign)),
    ...balanceOf(planets),
    phase: turn(longitudes.Moon - longitudes.Sun),
    ruler: rulerOf(ascendant),
  };
};
export type WesternChart = ReturnType<typeof westernChart>;
