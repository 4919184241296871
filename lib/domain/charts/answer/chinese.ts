import type { ChartBirth } from '../birth-input.ts';
import {
  type chineseChart as chartOf,
  chineseChart,
  hiddenStemsOf,
  type Luck,
  tenGodOf,
} from '../chinese.ts';
import { type Pillar, signsOf, stemSigns } from '../pillars.ts';
import { type Certainties, isKnown } from '../statements/statement.ts';
import { branchAnimals, namedCounts, phaseElements } from './names.ts';

type Chart = ReturnType<typeof chartOf>;
type Known = <Value>(name: string, value: Value) => Value | null;

const clockOf = (name: 'clock' | 'trueSolar', { [name]: clock }: Chart, known: Known) => {
  const hour = (pillar: Pillar) => known(`${name}.hour`, signsOf(pillar));
  return {
    dayChangesAt23: [known(`${name}.day`, signsOf(clock[23].day)), hour(clock[23].hour)],
    dayChangesAt0: [known(`${name}.dayAt0`, signsOf(clock[0].day)), hour(clock[0].hour)],
  };
};

/** For each pillar by true solar time: the stems hidden in its branch, and the relation of its stem to the day's. */
const signsOfPillars = ({ year, month, trueSolar }: Chart, known: Known) => {
  const { day, hour } = trueSolar[23];
  const hidden = (pillar: Pillar): string[] => hiddenStemsOf(pillar).map((stem) => stemSigns[stem] ?? '');
  const god = ({ stem }: Pillar): string => tenGodOf(stem, day.stem);
  return {
    hiddenStems: {
      year: hidden(year),
      month: hidden(month),
      day: known('trueSolar.day', hidden(day)),
      hour: known('trueSolar.hour', hidden(hour)),
    },
    tenGods: {
      year: known('tenGods.year', god(year)),
      month: known('tenGods.month', god(month)),
      day: god(day),
      hour: known('tenGods.hour', god(hour)),
    },
  };
};

const luckAnswer = (who: 'man' | 'woman', { luck: { [who]: luck } }: Chart, known: Known) => {
  const start = <Key extends keyof Luck>(key: Key) => known(`luck.${who}`, luck[key]);
  return {
    forward: luck.forward,
    years: start('years'),
    months: start('months'),
    days: start('days'),
    start: start('start'),
    pillars: luck.pillars.map(signsOf),
  };
};

export const chineseAnswer = (birth: ChartBirth, at: Date, certainties: Certainties) => {
  const shift = at.getTime() - Date.parse(birth.utc);
  const local = new Date(Date.parse(`${birth.local}Z`) + shift).toISOString().slice(0, 19);
  const chart = chineseChart(at, local, birth.longitude, shift === 0 ? birth.trueSolarTime : undefined);
  const known: Known = (name, value) => (isKnown(certainties, `chinese.${name}`) ? value : null);
  return {
    year: signsOf(chart.year),
    month: signsOf(chart.month),
    clock: clockOf('clock', chart, known),
    trueSolar: clockOf('trueSolar', chart, known),
    trueSolarTime: known('trueSolar.hour', chart.trueSolarTime),
    balance: known('balance', namedCounts(phaseElements, chart.balance)),
    ...signsOfPillars(chart, known),
    animalByLichun: branchAnimals[chart.animalByLichun] ?? '',
    animalByNewYear: branchAnimals[chart.animalByNewYear] ?? '',
    luck: { man: luckAnswer('man', chart, known), woman: luckAnswer('woman', chart, known) },
  };
};
