import { signs } from '../guidance/sky/facts.ts';
import { type ChartBirth, clockAhead } from './birth-input.ts';
import { type PlanetName, planetLongitude, planetNames, trueNode } from './bodies.ts';
import { type BirthRange, type Certainty, certaintyOf } from './certainty.ts';
import { anglesAt } from './houses.ts';
import { humanDesignChart } from './human-design.ts';
import { dayPillar, hourPillar, monthPillar, signsOf, yearPillar } from './pillars.ts';
import { readWallTime, trueSolarTime } from './solar-time.ts';

/** One statement: its value at an instant, and a step short enough to miss no value. */
type Statement = { readonly valueAt: (at: Date) => string; readonly stepMinutes?: number };

const signAt = (longitude: number): string => signs[Math.floor(longitude / 30)] ?? '';

const western = ({ latitude, longitude }: ChartBirth): Record<string, Statement> => ({
  ...Object.fromEntries(
    planetNames.map((name: PlanetName) => [
      `western.planets.${name}`,
      { valueAt: (at: Date) => signAt(planetLongitude(name, at)), stepMinutes: 240 },
    ]),
  ),
  'western.planets.TrueNode': { valueAt: (at) => signAt(trueNode(at)), stepMinutes: 240 },
  'western.ascendant': {
    valueAt: (at) => signAt(anglesAt(at, latitude, longitude).ascendant),
    stepMinutes: 5,
  },
  'western.midheaven': {
    valueAt: (at) => signAt(anglesAt(at, latitude, longitude).midheaven),
    stepMinutes: 15,
  },
});

const chinese = (birth: ChartBirth): Record<string, Statement> => {
  const clock = (at: Date) =>
    readWallTime(new Date(at.getTime() + clockAhead(birth)).toISOString().slice(0, -1));
  const solar = (at: Date) => trueSolarTime(at, birth.longitude);
  return {
    'chinese.year': { valueAt: (at) => signsOf(yearPillar(at)), stepMinutes: 240 },
    'chinese.month': { valueAt: (at) => signsOf(monthPillar(at)), stepMinutes: 240 },
    'chinese.clock.day': { valueAt: (at) => signsOf(dayPillar(clock(at), 23)) },
    'chinese.clock.hour': { valueAt: (at) => signsOf(hourPillar(clock(at))) },
    'chinese.trueSolar.day': { valueAt: (at) => signsOf(dayPillar(solar(at), 23)) },
    'chinese.trueSolar.hour': { valueAt: (at) => signsOf(hourPillar(solar(at))) },
  };
};

/** The body graph of an instant is computed once for its four statements. */
const humanDesign = (): Record<string, Statement> => {
  const known = new Map<number, ReturnType<typeof humanDesignChart>>();
  const chartAt = (at: Date) => {
    const chart = known.get(at.getTime()) ?? humanDesignChart(at);
    known.set(at.getTime(), chart);
    return chart;
  };
  const stepMinutes = 60;
  return {
    'humanDesign.type': { valueAt: (at) => chartAt(at).type, stepMinutes },
    'humanDesign.authority': { valueAt: (at) => chartAt(at).authority, stepMinutes },
    'humanDesign.profile': { valueAt: (at) => chartAt(at).profile, stepMinutes },
    'humanDesign.definition': { valueAt: (at) => chartAt(at).definition, stepMinutes },
  };
};

const certain: Certainty = { state: 'certain', alternatives: [] };

/** The certainty of each statement; the numbers of a date and a name do not depend on the hour. */
export const certaintiesOf = (birth: ChartBirth, range: BirthRange): Record<string, Certainty> => {
  const statements = { ...western(birth), ...chinese(birth), ...humanDesign() };
  const entries = Object.entries(statements).map(
    ([name, { valueAt, stepMinutes }]) => [name, certaintyOf(valueAt, range, stepMinutes)] as const,
  );
  const { names } = birth;
  const ofNames = names ? ['expression', 'intime', 'realisation'] : [];
  const numbers = ['lifePath', ...ofNames].map((name) => [`numerology.${name}`, certain] as const);
  return Object.fromEntries([...entries, ...numbers]);
};
