import { e_tilt, MakeTime, SiderealTime } from 'astronomy-engine';
import { turn } from '../guidance/sky/positions.ts';

/** Angles and cusps of a chart, in degrees of ecliptic longitude. */

export const houseSystems = ['Placidus', 'Porphyry', 'WholeSign', 'Equal'] as const;
export type HouseSystem = (typeof houseSystems)[number];

export type Angles = {
  readonly ascendant: number;
  readonly midheaven: number;
  /** Right ascension of the midheaven, and the true obliquity of the ecliptic. */
  readonly ramc: number;
  readonly obliquity: number;
};

const radians = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * radians);
const cos = (degrees: number): number => Math.cos(degrees * radians);
const tan = (degrees: number): number => Math.tan(degrees * radians);
const atan2 = (y: number, x: number): number => Math.atan2(y, x) / radians;
const asin = (ratio: number): number => Math.asin(Math.max(-1, Math.min(1, ratio))) / radians;

/** Beyond the polar circles part of the ecliptic never rises, so that semi-arcs do not exist. */
const isPolar = (latitude: number, obliquity: number): boolean => Math.abs(latitude) >= 90 - obliquity;

/** `latitude` and `longitude` in degrees, north and east positive. */
export const anglesAt = (at: Date, latitude: number, longitude: number): Angles => {
  const time = MakeTime(at);
  const obliquity = e_tilt(time).tobl;
  const ramc = turn(SiderealTime(time) * 15 + longitude);
  const midheaven = turn(atan2(sin(ramc), cos(ramc) * cos(obliquity)));
  const rising = turn(atan2(cos(ramc), -(sin(ramc) * cos(obliquity) + tan(latitude) * sin(obliquity))));
  // The ascendant is the eastern intersection; within a polar circle the formula may give the western one.
  const ascendant = turn(rising - midheaven) > 180 ? turn(rising + 180) : rising;
  return { ascendant, midheaven, ramc, obliquity };
};

/** Twelve cusps from six: opposite cusps are 180° apart. */
const withOpposites = (
  first: number,
  second: number,
  third: number,
  tenth: number,
  ...rest: readonly [number, number]
) => {
  const [eleventh, twelfth] = rest;
  const half = [tenth, eleventh, twelfth, first, second, third];
  const opposite = half.map((cusp) => turn(cusp + 180));
  return [first, second, third, ...opposite.slice(0, 3), ...opposite.slice(3), tenth, eleventh, twelfth];
};

const porphyry = ({ ascendant, midheaven }: Angles): number[] => {
  const above = turn(ascendant - midheaven) / 3;
  const below = (180 - turn(ascendant - midheaven)) / 3;
  const cusp = (from: number, step: number): number => turn(from + step);
  return withOpposites(
    ascendant,
    cusp(ascendant, below),
    cusp(ascendant, 2 * below),
    midheaven,
    cusp(midheaven, above),
    cusp(midheaven, 2 * above),
  );
};

/** One intermediate cusp: the point whose distance from the meridian is `share` of its own semi-arc. */
const placidusCusp = ({ ramc, obliquity }: Angles, latitude: number, share: number): number => {
  const longitudeOf = (ascension: number): number =>
    turn(atan2(sin(ascension), cos(ascension) * cos(obliquity)));
  let ascension = ramc + share * 90;
  for (let step = 0; step < 100; step += 1) {
    const declination = asin(sin(obliquity) * sin(longitudeOf(ascension)));
    const difference = asin(tan(latitude) * tan(declination));
    const next = share < 1 ? ramc + share * (90 + difference) : ramc + 180 - (2 - share) * (90 - difference);
    const isThere = Math.abs(next - ascension) < 1e-10;
    ascension = next;
    if (isThere) break;
  }
  return longitudeOf(ascension);
};

const placidus = (angles: Angles, latitude: number): number[] => {
  const cusp = (share: number): number => placidusCusp(angles, latitude, share);
  return withOpposites(
    angles.ascendant,
    cusp(4 / 3),
    cusp(5 / 3),
    angles.midheaven,
    cusp(1 / 3),
    cusp(2 / 3),
  );
};

const twelve = Array.from({ length: 12 }, (_, index) => index);

/** The twelve cusps, the first house first; `system` is the one used: beyond the polar circles Porphyry for Placidus. */
export const housesOf = (
  angles: Angles,
  latitude: number,
  wanted: HouseSystem = 'Placidus',
): { readonly system: HouseSystem; readonly cusps: readonly number[] } => {
  const { ascendant, obliquity } = angles;
  const system = wanted === 'Placidus' && isPolar(latitude, obliquity) ? 'Porphyry' : wanted;
  if (system === 'Placidus') return { system, cusps: placidus(angles, latitude) };
  if (system === 'Porphyry') return { system, cusps: porphyry(angles) };
  const first = system === 'Equal' ? ascendant : Math.floor(ascendant / 30) * 30;
  return { system, cusps: twelve.map((index) => turn(first + index * 30)) };
};

/** 1 to 12 */
export const houseOf = (longitude: number, cusps: readonly number[]): number => {
  const index = twelve.find((house) => {
    const start = cusps[house] ?? 0;
    return turn(longitude - start) < turn((cusps[(house + 1) % 12] ?? 0) - start);
  });
  return (index ?? 0) + 1;
};
