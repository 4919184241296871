import { signs } from '../../guidance/sky/facts.ts';
import { turn } from '../../guidance/sky/positions.ts';
import type { ChartBirth } from '../birth-input.ts';
import { meanLilith, meanNode, planetLongitude, planetNames, planetSpeed, trueNode } from '../bodies.ts';
import type { BirthRange } from '../certainty.ts';
import type { HouseSystem } from '../house-systems.ts';
import { anglesAt, houseOf, housesOf } from '../houses.ts';
import { remembered } from '../remembered.ts';
import { aspectBetween, ofPlanets, phaseOf, rulerOf } from '../western.ts';
import { absent, type Certainties, certaintiesIn, isKnown, type Statement } from './statement.ts';

const signAt = (longitude: number): string => signs[Math.floor(longitude / 30)] ?? '';

/** Hours in which a planet changes neither sign nor direction twice. */
const slow = 240;

type Longitudes = Readonly<Record<(typeof planetNames)[number], (at: Date) => number>>;

const skyStatements = (longitude: Longitudes): Record<string, Statement> => {
  const signOf = (read: (at: Date) => number): Statement => ({
    valueAt: (at) => signAt(read(at)),
    stepMinutes: slow,
  });
  const planets = planetNames.map((name) => [`western.planets.${name}`, signOf(longitude[name])] as const);
  const motions = planetNames.map(
    (name) =>
      [
        `western.retrograde.${name}`,
        { valueAt: (at: Date) => String(planetSpeed(name, at) < 0), stepMinutes: slow },
      ] as const,
  );
  return {
    ...Object.fromEntries(planets),
    'western.planets.TrueNode': signOf(trueNode),
    'western.planets.MeanNode': signOf(meanNode),
    'western.planets.MeanLilith': signOf(meanLilith),
    ...Object.fromEntries(motions.slice(2)),
    'western.moonPhase': {
      valueAt: (at) => phaseOf(turn(longitude.Moon(at) - longitude.Sun(at))),
      stepMinutes: slow,
    },
  };
};

/** Each pair that has an aspect somewhere in the range, with its angle or «none». */
const aspectStatements = (longitude: Longitudes, { from, at, to }: BirthRange): Record<string, Statement> => {
  const pairs = planetNames.flatMap((left, index) =>
    planetNames.slice(index + 1).map((right) => [left, right] as const),
  );
  const told = pairs.map(([left, right]) => {
    const valueAt = (instant: Date): string =>
      String(aspectBetween(longitude[left](instant), longitude[right](instant))?.angle ?? 'none');
    return [`western.aspects.${left}-${right}`, { valueAt, stepMinutes: slow }] as const;
  });
  const isTold = ({ valueAt }: Statement): boolean =>
    [from, at, to].some((instant) => valueAt(new Date(instant)) !== 'none');
  return Object.fromEntries(told.filter(([, statement]) => isTold(statement)));
};

const angleStatements = (
  { latitude, longitude: east }: ChartBirth,
  longitude: Longitudes,
  system?: HouseSystem,
): { readonly angles: Record<string, Statement>; readonly houses: Record<string, Statement> } => {
  const anglesOf = remembered((at) => anglesAt(at, latitude, east));
  const cuspsOf = remembered((at) => housesOf(anglesOf(at), latitude, system).cusps);
  const houseOfBody = planetNames.map(
    (name) =>
      [
        `western.houses.${name}`,
        { valueAt: (at: Date) => String(houseOf(longitude[name](at), cuspsOf(at))), stepMinutes: 4 },
      ] as const,
  );
  return {
    angles: {
      'western.ascendant': { valueAt: (at) => signAt(anglesOf(at).ascendant), stepMinutes: 5 },
      'western.midheaven': { valueAt: (at) => signAt(anglesOf(at).midheaven), stepMinutes: 15 },
      'western.ruler': { valueAt: (at) => rulerOf(anglesOf(at).ascendant), stepMinutes: 5 },
    },
    houses: Object.fromEntries(houseOfBody),
  };
};

/** Without an ascendant there are no houses. */
export const westernCertainties = (
  birth: ChartBirth,
  range: BirthRange,
  system?: HouseSystem,
): Certainties => {
  const longitude: Longitudes = ofPlanets((name) => remembered((at) => planetLongitude(name, at)));
  const { angles, houses } = angleStatements(birth, longitude, system);
  const axes = certaintiesIn(angles, range);
  const isHoused = isKnown(axes, 'western.ascendant');
  return {
    ...certaintiesIn({ ...skyStatements(longitude), ...aspectStatements(longitude, range) }, range),
    ...axes,
    ...(isHoused
      ? certaintiesIn(houses, range)
      : Object.fromEntries(['western.ruler', ...Object.keys(houses)].map((name) => [name, absent]))),
  };
};
