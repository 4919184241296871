import { digits, personalYear, reduceToDigit, reduceToNumber } from '../guidance/sky/traditions.ts';

/** `first`: the first name in use; `middle`: the other first names of the birth certificate; `birth`: the name at birth. */
export type CivilNames = { readonly first: string; readonly middle?: string; readonly birth: string };

/** A Y is a consonant beside a vowel, otherwise a vowel. */
export type Letter = { readonly sign: string; readonly value: number; readonly isVowel: boolean };

/** «64 → 10 → 1»: the sums that lead to the number. */
export type Reduced = { readonly number: number; readonly sums: readonly number[] };

const alwaysVowels = 'AEIOU';

/** Accents are removed; œ counts as two letters. */
export const lettersOf = (name: string, isYVowel?: boolean): Letter[] => {
  const plain = name
    .toUpperCase()
    .replace(/Œ/g, 'OE')
    .replace(/Æ/g, 'AE')
    .normalize('NFD')
    .replace(/[^A-Z]/g, '');
  return [...plain].map((sign, index) => {
    const around = `${plain[index - 1] ?? ''}${plain[index + 1] ?? ''}`;
    const isSounded = isYVowel ?? ![...around].some((letter) => alwaysVowels.includes(letter));
    const isVowel = sign === 'Y' ? isSounded : alwaysVowels.includes(sign);
    return { sign, value: ((sign.charCodeAt(0) - 65) % 9) + 1, isVowel };
  });
};

/** Adds digits until one is left; 11 and 22 are not reduced, as in the guidance. */
const reduce = (sum: number): Reduced => {
  const sums = [sum];
  const end = reduceToNumber(sum);
  for (let last = sum; last !== end; ) {
    last = digits(last);
    sums.push(last);
  }
  return { number: end, sums };
};

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

/** The three life cycles: the first ends at 36 less the life path, the second 27 years later. */
const cyclesOf = (date: string, lifePath: number) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const firstEnds = 36 - reduceToDigit(lifePath);
  return [
    { number: reduceToDigit(month), from: 0, to: firstEnds },
    { number: reduceToDigit(day), from: firstEnds, to: firstEnds + 27 },
    { number: reduceToDigit(digits(year)), from: firstEnds + 27 },
  ];
};

/** `date`: YYYY-MM-DD. Without names only the numbers of the date are given. */
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
    personalYear: personalYear(date, options.year),
    cycles: cyclesOf(date, lifePath.number),
    letters: { first, middle, birth },
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
