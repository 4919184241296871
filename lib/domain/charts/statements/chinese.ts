import { branchAnimals } from '../answer/names.ts';
import { type ChartBirth, clockAhead } from '../birth-input.ts';
import type { BirthRange } from '../certainty.ts';
import {
  animalByLichun,
  animalByNewYear,
  balanceOf,
  luckOf,
  type MonthBounds,
  monthBounds,
  tenGodOf,
} from '../chinese.ts';
import {
  dayAndHour,
  dayPillar,
  hourPillar,
  monthPillar,
  type Pillar,
  signsOf,
  yearPillar,
} from '../pillars.ts';
import { remembered } from '../remembered.ts';
import { readWallTime, trueSolarTime, type WallTime } from '../solar-time.ts';
import { absent, type Certainties, certaintiesIn, isKnown, type Statement } from './statement.ts';

type Wall = (at: Date) => WallTime;

const dayStatements = (name: 'clock' | 'trueSolar', wall: Wall): Record<string, Statement> => ({
  [`chinese.${name}.day`]: { valueAt: (at) => signsOf(dayPillar(wall(at), 23)) },
  [`chinese.${name}.dayAt0`]: { valueAt: (at) => signsOf(dayPillar(wall(at), 0)) },
  [`chinese.${name}.hour`]: { valueAt: (at) => signsOf(hourPillar(wall(at))) },
});

type Four = { readonly year: Pillar; readonly month: Pillar; readonly day: Pillar; readonly hour: Pillar };

/** What is counted in the four pillars by true solar time; `ofHour` needs the hour's. */
const countedStatements = (solar: Wall) => {
  const pillarsOf = (at: Date): Four => ({
    ...dayAndHour(solar(at), 23),
    year: yearPillar(at),
    month: monthPillar(at),
  });
  const god = (name: keyof Four): Statement => ({
    valueAt: (at) => {
      const pillars = pillarsOf(at);
      return tenGodOf(pillars[name].stem, pillars.day.stem);
    },
  });
  return {
    ofDay: { 'chinese.tenGods.year': god('year'), 'chinese.tenGods.month': god('month') },
    ofHour: {
      'chinese.tenGods.hour': god('hour'),
      'chinese.balance': {
        valueAt: (at: Date) => balanceOf(Object.values(pillarsOf(at))).join(' '),
      },
    },
  };
};

const animalStatement = (animalAt: (at: Date) => number): Statement => ({
  valueAt: (at) => branchAnimals[animalAt(at)] ?? '',
  stepMinutes: 240,
});

/** The bounds of the solar month, searched anew only for an instant in another one. */
const boundsReader = (): ((at: Date) => MonthBounds) => {
  let last: MonthBounds | undefined;
  return (at) => {
    if (!last || at < last[0] || at >= last[1]) last = monthBounds(at);
    return last;
  };
};

/** The direction and the age at the first decade, in years and months. */
const luckStatement = (who: 'man' | 'woman', boundsOf: (at: Date) => MonthBounds): Statement => ({
  valueAt: (at) => {
    const isForward = (yearPillar(at).stem % 2 === 0) === (who === 'man');
    const { years, months } = luckOf(at, isForward, boundsOf(at));
    return `${isForward ? 'forward' : 'backward'} ${years}.${months}`;
  },
  stepMinutes: 240,
});

/** Without an hour nothing is counted in the four pillars. */
export const chineseCertainties = (birth: ChartBirth, range: BirthRange): Certainties => {
  const clock: Wall = (at) =>
    readWallTime(new Date(at.getTime() + clockAhead(birth)).toISOString().slice(0, -1));
  const solar = remembered((at) => trueSolarTime(at, birth.longitude));
  const pillars = certaintiesIn(
    {
      'chinese.year': { valueAt: (at) => signsOf(yearPillar(at)), stepMinutes: 240 },
      'chinese.month': { valueAt: (at) => signsOf(monthPillar(at)), stepMinutes: 240 },
      ...dayStatements('clock', clock),
      ...dayStatements('trueSolar', solar),
    },
    range,
  );
  const { ofDay, ofHour } = countedStatements(solar);
  const boundsOf = boundsReader();
  return {
    ...pillars,
    ...(isKnown(pillars, 'chinese.trueSolar.hour')
      ? certaintiesIn(ofHour, range)
      : Object.fromEntries(Object.keys(ofHour).map((name) => [name, absent]))),
    ...certaintiesIn(
      {
        ...ofDay,
        'chinese.animalByLichun': animalStatement(animalByLichun),
        'chinese.animalByNewYear': animalStatement(animalByNewYear),
        'chinese.luck.man': luckStatement('man', boundsOf),
        'chinese.luck.woman': luckStatement('woman', boundsOf),
      },
      range,
    ),
  };
};
