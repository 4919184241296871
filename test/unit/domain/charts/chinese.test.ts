import { expect, test } from 'vitest';
import { chineseChart, chineseNewYear, tenGodOf } from '#domain/charts/chinese.ts';
import { type DayChange, dayAndHour, monthPillar, signsOf, yearPillar } from '#domain/charts/pillars.ts';
import { readWallTime } from '#domain/charts/solar-time.ts';
import examples from '#test/support/births/examples.json' with { type: 'json' };

const animals = '鼠牛虎兔龙蛇马羊猴鸡狗猪';

const writtenOf = (pair: ReturnType<typeof dayAndHour>): string[] => [signsOf(pair.day), signsOf(pair.hour)];

test.each(examples.cases)('$id has the pillars of lunar-javascript', ({ utc, local, lon, bazi }) => {
  const chart = chineseChart(new Date(utc), local, lon);
  const both = ({ 23: early, 0: late }: (typeof chart)['clock']) => ({
    dayChangesAt23: writtenOf(early),
    dayChangesAt0: writtenOf(late),
  });
  expect([signsOf(chart.year), signsOf(chart.month)]).toEqual([bazi.year, bazi.month]);
  expect(both(chart.clock)).toEqual(bazi.clock);
  expect(both(chart.trueSolar)).toEqual(bazi.trueSolar);
  expect(animals[chart.animalByLichun]).toBe(bazi.animalByLichun);
  expect(animals[chart.animalByNewYear]).toBe(bazi.animalByNewYear);
});

test.each(examples.cases)('$id has the true solar time within 2 s', ({ utc, local, lon, trueSolarTime }) => {
  const shown = chineseChart(new Date(utc), local, lon).trueSolarTime;
  expect(Math.abs(Date.parse(`${shown}Z`) - Date.parse(`${trueSolarTime}Z`))).toBeLessThanOrEqual(2000);
});

test.each(examples.cases)(
  '$id begins its decades of luck where lunar-javascript does',
  ({ utc, local, lon, bazi }) => {
    const { luck } = chineseChart(new Date(utc), local, lon);
    for (const [mine, theirs] of [
      [luck.man, bazi.luckMan],
      [luck.woman, bazi.luckWoman],
    ] as const) {
      expect(mine.forward).toBe(theirs.forward);
      expect(mine.pillars.slice(0, 3).map(signsOf)).toEqual(theirs.first);
      const days = (years: number, months: number, rest: number): number => years * 360 + months * 30 + rest;
      const difference =
        days(mine.years, mine.months, mine.days) -
        days(theirs.startYears, theirs.startMonths, theirs.startDays);
      expect(Math.abs(difference)).toBeLessThanOrEqual(1);
    }
  },
);

/** Published dates of the Chinese new year; 2034 follows a leap eleventh month. */
test.each([
  [1903, '1903-01-29'],
  [1966, '1966-01-21'],
  [1984, '1984-02-02'],
  [1985, '1985-02-20'],
  [1991, '1991-02-15'],
  [2015, '2015-02-19'],
  [2023, '2023-01-22'],
  [2024, '2024-02-10'],
  [2033, '2033-01-31'],
  [2034, '2034-02-19'],
])('the Chinese new year of %i is on %s', (year, date) => {
  expect(new Date(chineseNewYear(year) * 86_400_000).toISOString().slice(0, 10)).toBe(date);
});

test('year and month change at lichun, to the minute of the almanac', () => {
  const [before, after] = [new Date('2000-02-04T12:38:00Z'), new Date('2000-02-04T12:43:00Z')];
  expect([signsOf(yearPillar(before)), signsOf(monthPillar(before))]).toEqual(['己卯', '丁丑']);
  expect([signsOf(yearPillar(after)), signsOf(monthPillar(after))]).toEqual(['庚辰', '戊寅']);
});

const pillarsOf = (local: string, change: DayChange): string[] =>
  writtenOf(dayAndHour(readWallTime(local), change));

test('the day changes at 23 h or at midnight, and the late rat hour is the next day’s', () => {
  expect(pillarsOf('1990-06-15T22:59', 23)).toEqual(['辛亥', '己亥']);
  expect(pillarsOf('1990-06-15T23:00', 23)).toEqual(['壬子', '庚子']);
  expect(pillarsOf('1990-06-15T23:00', 0)).toEqual(['辛亥', '庚子']);
  expect(pillarsOf('1990-06-16T00:00', 0)).toEqual(['壬子', '庚子']);
  expect(pillarsOf('1990-06-16T01:00', 0)).toEqual(['壬子', '辛丑']);
});

test('a stem is friend, output, wealth, power or resource of the day’s stem', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((stem) => tenGodOf(stem, 0))).toEqual([
    ...['比肩', '劫财', '食神', '伤官', '偏财', '正财', '七杀', '正官', '偏印', '正印'],
  ]);
  expect(tenGodOf(0, 3)).toBe('正印');
});
