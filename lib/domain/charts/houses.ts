import { e_tilt, MakeTime, SiderealTime } from 'astronomy-engine';
import { turn } from '../guidance/sky/positions.ts';
import type { HouseSystem } from './house-systems.ts';

/** Angles and cusps of a chart, in degrees of ecliptic longitude. */

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

/** Systems of semi-arcs, and one whose cusps run backwards, where part of the ecliptic never rises. */
const temperate: readonly HouseSystem[] = ['Placidus', 'Koch', 'Regiomontanus'];
const isPolar = (latitude: number, obliquity: number): boolean => Math.abs(latitude) >= 90 - obliquity;

type Sphere = Pick<Angles, 'ramc' | 'obliquity'>;

/** The degree that rises where the pole stands so high, `tangent` being that of its height. */
const rising = ({ ramc, obliquity }: Sphere, tangent: number): number =>
  turn(atan2(cos(ramc), -(sin(ramc) * cos(obliquity) + tangent * sin(obliquity))));

/** `latitude` and `longitude` in degrees, north and east positive. */
export const anglesAt = (at: Date, latitude: number, longitude: number): Angles => {
  const time = MakeTime(at);
  const obliquity = e_tilt(time).tobl;
  const ramc = turn(SiderealTime(time) * 15 + longitude);
  const midheaven = turn(atan2(sin(ramc), cos(ramc) * cos(obliquity)));
  const rises = rising({ ramc, obliquity }, tan(latitude));
  // The ascendant is the eastern intersection; within a polar circle the formula may give the western one.
  const ascendant = turn(rises - midheaven) > 180 ? turn(rises + 180) : rises;
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

/** Cusps rise in equal parts of the time that the midheaven took from the horizon to the meridian. */
const koch = (angles: Angles, latitude: number): number[] => {
  const { ascendant, midheaven, ramc, obliquity } = angles;
  const declination = asin(sin(obliquity) * sin(midheaven));
  const third = asin(tan(latitude) * tan(declination)) / 3;
  const cusp = (step: number): number =>
    rising({ ramc: ramc + step * (30 + third), obliquity }, tan(latitude));
  return withOpposites(ascendant, cusp(1), cusp(2), midheaven, cusp(-2), cusp(-1));
};

/** Great circles through the north and south points cut the equator into equal parts. */
const regiomontanus = ({ ascendant, midheaven, ramc, obliquity }: Angles, latitude: number): number[] => {
  const cusp = (step: number): number =>
    rising({ ramc: ramc + step * 30, obliquity }, tan(latitude) * cos(step * 30));
  return withOpposites(ascendant, cusp(1), cusp(2), midheaven, cusp(-2), cusp(-1));
};

const twelve = Array.from({ length: 12 }, (_, index) => index);

const equal = (first: number): number[] => twelve.map((index) => turn(first + index * 30));

const cuspsOf: Readonly<Record<HouseSystem, (angles: Angles, latitude: number) => number[]>> = {
  Placidus: placidus,
  Koch: koch,
  Porphyry: porphyry,
  Regiomontanus: regiomontanus,
  Equal: ({ ascendant }) => equal(ascendant),
  WholeSign: ({ ascendant }) => equal(Math.floor(ascendant / 30) * 30),
};

/** The twelve cusps, the first house first; `system` is the one used: beyond the polar circles Porphyry for some. */
export const housesOf = (
  angles: Angles,
  latitude: number,
  wanted: HouseSystem = 'Placidus',
): { readonly system: HouseSystem; readonly cusps: readonly number[] } => {
  const isMissing = temperate.includes(wanted) && isPolar(latitude, angles.obliquity);
  const system = isMissing ? 'Porphyry' : wanted;
  return { system, cusps: cuspsOf[system](angles, latitude) };
};

/** 1 to 12 */
export const houseOf = (longitude: number, cusps: readonly number[]): number => {
  const index = twelve.find((house) => {
    const start = cusps[house] ?? 0;
    return turn(longitude - start) < turn((cusps[(house + 1) % 12] ?? 0) - start);
  });
  return (index ?? 0) + 1;
};
