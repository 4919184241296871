import { digits, personalYear, reduceToDigit, reduceToNumber } from '../guidance/sky/traditions.ts';
import { plainSigns } from '../letters.ts';

/** `first`: the first name in use; `middle`: the other first names of the birth certificate; `birth`: the name at birth. */
export type CivilNames = { readonly first: string; readonly middle?: string; readonly birth: string };

/** A Y is a consonant beside a vowel, otherwise a vowel. */
export type Letter = { readonly sign: string; readonly value: number; readonly isVowel: boolean };

/** «64 → 10 → 1»: the sums that lead to the number. */
export type Reduced = { readonly number: number; readonly sums: readonly number[] };

const alwaysVowels = 'AEIOU';

/** Latin letters that are no base letter with an accent, as French print replaces them. */
const replaced: Readonly<Record<string, string>> = {
  Œ: 'OE',
  Æ: 'AE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'NG',
  ẞ: 'SS',
  Ə: 'E',
};

/** Capitals without accents; an apostrophe and the Catalan point join («DANGELO», «GALLA»). */
const plainOf = (name: string): string =>
  plainSigns(name)
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’·]/g, '')
    .replace(/[^A-Z]/g, (sign) => replaced[sign] ?? sign);

/** Whether each letter of a name has a number: the table knows Latin letters alone. */
export const isCounted = (name: string): boolean =>
  /[A-Z]/.test(plainOf(name)) && !/(?![A-Z])\p{L}/u.test(plainOf(name));

/** The letters of each word: accents are removed, œ counts as two letters. */
export const wordsOf = (name: string, isYVowel?: boolean): Letter[][] => {
  const words = plainOf(name).match(/[A-Z]+/g) ?? [];
  return words.map((word) =>
    [...word].map((sign, index) => {
      const around = `${word[index - 1] ?? ''}${word[index + 1] ?? ''}`;
      const isSounded = isYVowel ?? ![...around].some((letter) => alwaysVowels.includes(letter));
      const isVowel = sign === 'Y' ? isSounded : alwaysVowels.includes(sign);
      return { sign, value: ((sign.charCodeAt(0) - 65) % 9) + 1, isVowel };
    }),
  );
};

/** All letters of a name. */
export const lettersOf = (name: string, isYVowel?: boolean): Letter[] => wordsOf(name, isYVowel).flat();

/** Adds digits until `end` is left. */
const reducedTo = (end: number, sum: number): Reduced => {
  const sums = [sum];
  for (let last = sum; last !== end; ) {
    last = digits(last);
    sums.push(last);
  }
  return { number: end, sums };
};
/** Master numbers are not reduced, as in the guidance. */
const reduce = (sum: number): Reduced => reducedTo(reduceToNumber(sum), sum);

const sumOf = (letters: readonly Letter[]): number => letters.reduce((sum, { value }) => sum + value, 0);

export type NumerologyOptions = {
  /** When it is undefined, the neighbouring letters decide. */
  readonly isYVowel?: boolean;
  /** Calendar year of the personal year. */
  readonly year: number;
};

const written = (letters: readonly Letter[]): string =>
  letters.map(({ sign, value }) => `${sign}${value}`).join(' + ');

const stepOf = (terms: string, { sums }: Reduced): string => `${terms} = ${sums.join(' → ')}`;

/** The digits of a part of a date and their sum down to one digit: «0 + 4 = 4». */
const digitStep = (part: string): { readonly number: number; readonly step: string } => {
  const sum = digits(Number(part));
  const reduced = reducedTo(reduceToDigit(sum), sum);
  return { number: reduced.number, step: stepOf([...part].join(' + '), reduced) };
};

/** The three life cycles: the first ends at 36 less the life path, the second 27 years later. */
const cyclesOf = (date: string, lifePath: number) => {
  const [year = '', month = '', day = ''] = date.split('-');
  const firstEnds = 36 - reduceToDigit(lifePath);
  return [
    { ...digitStep(month), from: 0, to: firstEnds },
    { ...digitStep(day), from: firstEnds, to: firstEnds + 27 },
    { ...digitStep(year), from: firstEnds + 27 },
  ];
};

const personalYearOf = (date: string, year: number) => ({
  year,
  number: personalYear(date, year),
  step: digitStep(`${date.slice(5).replace('-', '')}${year}`).step,
});

/** `date`: YYYY-MM-DD; with the personal years of a calendar year and of the next. Without names only the numbers of the date are given. */
export const numerologyChart = (date: string, names: CivilNames | undefined, options: NumerologyOptions) => {
  const dateDigits = [...date.replaceAll('-', '')];
  const lifePath = reduce(dateDigits.reduce((sum, digit) => sum + Number(digit), 0));
  const read = (name = ''): Letter[] => lettersOf(name, options.isYVowel);
  const [first, middle, birth] = [read(names?.first), read(names?.middle), read(names?.birth)];
  const all = [...first, ...middle, ...birth];
  const vowels = all.filter(({ isVowel }) => isVowel);
  const consonants = all.filter(({ isVowel }) => !isVowel);
  const reduced = {
    lifePath,
    expression: reduce(sumOf(all)),
    intime: reduce(sumOf(vowels)),
    realisation: reduce(sumOf(consonants)),
    actif: reduce(sumOf(first)),
    hereditaire: reduce(sumOf(birth)),
  };
  return {
    ...reduced,
    personalYears: [options.year, options.year + 1].map((year) => personalYearOf(date, year)),
    cycles: cyclesOf(date, lifePath.number),
    steps: {
      lifePath: stepOf(dateDigits.join(' + '), lifePath),
      expression: stepOf(written(all), reduced.expression),
      intime: stepOf(written(vowels), reduced.intime),
      realisation: stepOf(written(consonants), reduced.realisation),
      actif: stepOf(written(first), reduced.actif),
      hereditaire: stepOf(written(birth), reduced.hereditaire),
    },
  };
};
