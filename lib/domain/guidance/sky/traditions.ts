import { masterNumbers } from '#content/charts.ts';
import { dayNumber } from '../zones.ts';
import { animals, type ChineseDay, elements, type HumanDesignFacts } from './facts.ts';
import { turn } from './positions.ts';

/**
 * 1 October 1949 is a day 甲子, the first of the cycle of sixty. The cycle has been counted without a break since
 * antiquity.
 */
const firstOfCycle = dayNumber('1949-10-01');

/** Stem (element, yang or yin) and branch (animal) of a day in the sexagenary cycle (干支). */
export const chineseDay = (date: string): ChineseDay => {
  const index = (((dayNumber(date) - firstOfCycle) % 60) + 60) % 60;
  return {
    index,
    animal: animals[index % 12] ?? 'rat',
    element: elements[Math.floor((index % 10) / 2)] ?? 'wood',
    isYang: index % 2 === 0,
  };
};

export const digits = (value: number): number =>
  [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

/** Sums the digits until one is left; the master numbers 11 and 22 are kept. */
export const reduceToNumber = (value: number): number =>
  value < 10 || masterNumbers.includes(value) ? value : reduceToNumber(digits(value));
export const reduceToDigit = (value: number): number => (value < 10 ? value : reduceToDigit(digits(value)));

/** The number of a date for everyone: the sum of all its digits (Goodwin, Numerology: The Complete Guide, 1981). */
export const universalNumber = (date: string): number =>
  reduceToNumber(digits(Number(date.replaceAll('-', ''))));

/** The number of a calendar year for one birth, valid from 1 January. */
export const personalYear = (birthDate: string, year: number): number => {
  const [, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  return reduceToDigit(digits(birthMonth) + digits(birthDay) + digits(year));
};

/**
 * Personal day: birth day, birth month and current year give the personal year; adding the current month gives the
 * personal month, adding the day the personal day (Javane and Bunker, Numerology and the Divine Triangle, 1979). Years
 * and months are reduced to single digits.
 */
export const personalNumber = (birthDate: string, date: string): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return reduceToNumber(reduceToDigit(personalYear(birthDate, year) + month) + day);
};

/** The 64 gates around the zodiac, from 2° Aquarius on (the mandala of Human Design). */
const gates = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52,
  39, 53, 62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44, 1, 43, 14, 34, 9, 5,
  26, 11, 10, 58, 38, 54, 61, 60,
];

/** Gate and line of the Sun: a gate has 5°37′30″ and six lines. `index` counts the gates from 2° Aquarius. */
export const humanDesignOf = (sunLongitude: number): HumanDesignFacts => {
  const lines = Math.floor(turn(sunLongitude - 302) / (360 / 384));
  const index = Math.floor(lines / 6);
  return { gate: gates[index] ?? 41, line: (lines % 6) + 1, index };
};
