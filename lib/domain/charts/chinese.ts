import { SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine';
import { planetLongitude } from './bodies.ts';
import { dayAndHour, monthPillar, type Pillar, solarMonth, solarYear, yearPillar } from './pillars.ts';
import { formatWallTime, readWallTime, trueSolarTime, type WallTime } from './solar-time.ts';

/** Stems hidden in each branch, the main one first. */
const hiddenStems: readonly (readonly number[])[] = [
  [9],
  [5, 9, 7],
  [0, 2, 4],
  [1],
  [4, 1, 9],
  [2, 6, 4],
  [3, 5],
  [5, 3, 1],
  [6, 8, 4],
  [7],
  [4, 7, 3],
  [8, 0],
];
export const hiddenStemsOf = ({ branch }: Pillar): readonly number[] => hiddenStems[branch] ?? [];

/** Wood, fire, earth, metal, water: two stems each, yang before yin. */
export const elementOfStem = (stem: number): number => Math.floor(stem / 2);
const branchElements = [4, 2, 0, 0, 2, 1, 1, 2, 3, 3, 2, 4];
export const elementOfBranch = (branch: number): number => branchElements[branch] ?? 0;

const sameAndOther = [
  ['比肩', '劫财'],
  ['食神', '伤官'],
  ['偏财', '正财'],
  ['七杀', '正官'],
  ['偏印', '正印'],
] as const;

/** The relation of a stem to the day's stem (十神), from the distance of their elements and whether both are yang or yin. */
export const tenGodOf = (stem: number, dayStem: number): string => {
  const distance = (elementOfStem(stem) - elementOfStem(dayStem) + 5) % 5;
  return sameAndOther[distance]?.[(stem + dayStem) % 2 === 0 ? 0 : 1] ?? '';
};

const day = 86_400_000;
const hour = 3_600_000;

const found = (at: { readonly date: Date } | null): Date => {
  if (!at) throw new RangeError('the sky event lies outside its search');
  return at.date;
};

/** The instants at which the Sun crosses the boundaries of the present solar month (节). */
export type MonthBounds = readonly [start: Date, end: Date];
export const monthBounds = (at: Date): MonthBounds => {
  const start = (315 + solarMonth(at) * 30) % 360;
  const before = SearchSunLongitude(start, new Date(at.getTime() - 33 * day), 34);
  const after = SearchSunLongitude((start + 30) % 360, at, 34);
  return [found(before), found(after)];
};

export type Luck = {
  readonly forward: boolean;
  /** Age at the start of the first decade: three days from the boundary count as a year, one day as four months. */
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** The day that is so many years, months and days after the birth (YYYY-MM-DD, UTC). */
  readonly start: string;
  readonly pillars: readonly Pillar[];
};

const step = ({ stem, branch }: Pillar, by: number): Pillar => ({
  stem: (((stem + by) % 10) + 10) % 10,
  branch: (((branch + by) % 12) + 12) % 12,
});

const startOf = (at: Date, years: number, months: number, days: number): string => {
  const [year, month] = [at.getUTCFullYear() + years, at.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, Math.min(at.getUTCDate(), lastOfMonth) + days);
  return new Date(start).toISOString().slice(0, 10);
};

/** Decades of luck (大运), forward or backward from the month's pillar. */
export const luckOf = (at: Date, forward: boolean, [start, end]: MonthBounds = monthBounds(at)): Luck => {
  const minutes = Math.floor(
    (forward ? end.getTime() - at.getTime() : at.getTime() - start.getTime()) / 60_000,
  );
  const month = monthPillar(at);
  const decades = Array.from({ length: 8 }, (_, index) => step(month, (index + 1) * (forward ? 1 : -1)));
  const [years, months] = [Math.floor(minutes / 4320), Math.floor((minutes % 4320) / 360)];
  const days = Math.floor((minutes % 360) / 12);
  return { forward, years, months, days, start: startOf(at, years, months, days), pillars: decades };
};

/** The civil day of Beijing, as a day number. */
const beijingDay = (at: Date): number => Math.floor((at.getTime() + 8 * hour) / day);

/** The new moons from the month of the winter solstice on. */
const newMoonsFrom = (solstice: Date): Date[] => {
  let moon = found(SearchMoonPhase(0, new Date(solstice.getTime() - 31 * day), 40));
  for (;;) {
    const next = found(SearchMoonPhase(0, new Date(moon.getTime() + 5 * day), 40));
    if (beijingDay(next) > beijingDay(solstice)) break;
    moon = next;
  }
  const moons = [moon];
  while (moons.length < 14)
    moons.push(found(SearchMoonPhase(0, new Date((moons.at(-1) ?? moon).getTime() + 5 * day), 40)));
  return moons;
};

const solsticeOf = (year: number): Date =>
  found(SearchSunLongitude(270, new Date(Date.UTC(year, 11, 15)), 15));

/** Whether the month between two new moons lacks a principal term, which a leap month does. */
const lacksTerm = (start: Date, end: Date): boolean => {
  const midnight = (at: Date): Date => new Date(beijingDay(at) * day - 8 * hour);
  const termAt = (at: Date): number => Math.floor(planetLongitude('Sun', midnight(at)) / 30);
  return termAt(start) === termAt(end);
};

/** Day of the Chinese new year of a calendar year: the second new moon after the winter solstice, the third after a leap month. */
export const chineseNewYear = (year: number): number => {
  const solstice = solsticeOf(year - 1);
  const moons = newMoonsFrom(solstice);
  const isLeapYear = beijingDay(moons[13] ?? solstice) <= beijingDay(solsticeOf(year));
  const [first, second, third, fourth] = moons;
  const hasEarlyLeap =
    isLeapYear && first && second && third && (lacksTerm(first, second) || lacksTerm(second, third));
  return beijingDay((hasEarlyLeap ? fourth : third) ?? solstice);
};

const animalOf = (year: number): number => (((year - 4) % 12) + 12) % 12;
/** Animal (0 rat to 11 pig) of the year that began with the Chinese new year; that day lies between 20 January and 22 February. */
export const animalByNewYear = (at: Date): number => {
  const day = new Date(at.getTime() + 8 * hour);
  const [year, monthAndDay] = [day.getUTCFullYear(), day.toISOString().slice(5, 10)];
  if (monthAndDay < '01-20') return animalOf(year - 1);
  if (monthAndDay > '02-22') return animalOf(year);
  return animalOf(beijingDay(at) >= chineseNewYear(year) ? year : year - 1);
};
export const animalByLichun = (at: Date): number => animalOf(solarYear(at));

/** Counts the elements of the known stems and branches, wood to water. */
export const balanceOf = (pillars: readonly Pillar[]): number[] => {
  const elements = pillars.flatMap(({ stem, branch }) => [elementOfStem(stem), elementOfBranch(branch)]);
  return [0, 1, 2, 3, 4].map((element) => elements.filter((one) => one === element).length);
};

/**
 * `local`: the wall clock of the place. The day and the hour follow it or true solar time; the year, the month and
 * the luck follow the instant.
 */
export const chineseChart = (at: Date, local: string, longitude: number, givenSolar?: string) => {
  const solar: WallTime = givenSolar ? readWallTime(givenSolar) : trueSolarTime(at, longitude);
  const clock = readWallTime(local);
  const year = yearPillar(at);
  const month = monthPillar(at);
  const both = (wall: WallTime) => ({ 23: dayAndHour(wall, 23), 0: dayAndHour(wall, 0) });
  const main = dayAndHour(solar, 23);
  const pillars = [year, month, main.day, main.hour];
  const isYang = year.stem % 2 === 0;
  return {
    year,
    month,
    clock: both(clock),
    trueSolar: both(solar),
    trueSolarTime: formatWallTime(solar),
    balance: balanceOf(pillars),
    animalByLichun: animalByLichun(at),
    animalByNewYear: animalByNewYear(at),
    luck: { man: luckOf(at, isYang), woman: luckOf(at, !isYang) },
  };
};
