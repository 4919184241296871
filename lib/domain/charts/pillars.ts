import { turn } from '../guidance/sky/positions.ts';
import { planetLongitude } from './bodies.ts';
import type { WallTime } from './solar-time.ts';

/** Four pillars (八字): a stem (0 jia to 9 gui) and a branch (0 zi to 11 hai) each. */
export type Pillar = { readonly stem: number; readonly branch: number };

export const stemSigns = [...'甲乙丙丁戊己庚辛壬癸'] as const;
const branchSigns = [...'子丑寅卯辰巳午未申酉戌亥'] as const;

/** «丙午» */
export const signsOf = ({ stem, branch }: Pillar): string => `${stemSigns[stem]}${branchSigns[branch]}`;

const cyclic = (index: number): Pillar => {
  const place = ((index % 60) + 60) % 60;
  return { stem: place % 10, branch: place % 12 };
};

const hour = 3_600_000;
const beijing = (at: Date): Date => new Date(at.getTime() + 8 * hour);

/** The solar year begins at lichun, when the Sun is at 315°; its number is that of the calendar year in which it began. */
export const solarYear = (at: Date): number => {
  const sun = planetLongitude('Sun', at);
  const local = beijing(at);
  const isBeforeLichun = local.getUTCMonth() < 2 && sun >= 270 && sun < 315;
  return local.getUTCFullYear() - (isBeforeLichun ? 1 : 0);
};

/** 4 AD began a cycle of sixty. */
export const yearPillar = (at: Date): Pillar => cyclic(solarYear(at) - 4);

/** The solar month: 0 from lichun (tiger), each of 30° of the Sun. */
export const solarMonth = (at: Date): number => Math.floor(turn(planetLongitude('Sun', at) - 315) / 30);

/** The stem of the first month follows from that of the year («five tigers»). */
export const monthPillar = (at: Date): Pillar => {
  const month = solarMonth(at);
  const { stem } = yearPillar(at);
  return { stem: ((stem % 5) * 2 + 2 + month) % 10, branch: (month + 2) % 12 };
};

/** Days since the first day of the cycle, 甲子, in the civil calendar of the wall clock; 1 October 1949 is such a day. */
const firstOfCycle = Date.UTC(1949, 9, 1) / 86_400_000;
const dayOf = ({ date }: WallTime): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000 - firstOfCycle;

/** The hour at which the day changes: the hour of the rat (23 h), or midnight, with a late rat hour before it. */
export type DayChange = 23 | 0;

export const dayPillar = (wall: WallTime, change: DayChange): Pillar =>
  cyclic(dayOf(wall) + (change === 23 && wall.hours >= 23 ? 1 : 0));

/**
 * The hour's pillar, two hours each from 23 h; the stem follows from the day's («five rats»), in the late rat hour
 * from the next day's.
 */
export const hourPillar = (wall: WallTime): Pillar => {
  const branch = Math.floor(((wall.hours + 1) % 24) / 2);
  const { stem } = dayPillar(wall, 23);
  return { stem: ((stem % 5) * 2 + branch) % 10, branch };
};

/** Day and hour pillars of a wall clock. */
export const dayAndHour = (wall: WallTime, change: DayChange) => ({
  day: dayPillar(wall, change),
  hour: hourPillar(wall),
});
