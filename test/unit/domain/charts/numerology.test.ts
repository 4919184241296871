import { expect, test } from 'vitest';
import { lettersOf, numerologyChart } from '#domain/charts/numerology.ts';

const sum = (name: string): number => lettersOf(name).reduce((total, { value }) => total + value, 0);
const vowels = (name: string, isYVowel?: boolean): string =>
  lettersOf(name, isYVowel)
    .filter(({ isVowel }) => isVowel)
    .map(({ sign }) => sign)
    .join('');

/** Published sums: criptkabbale.com/tarot/en5.htm and roselalune.com. */
test('letters have the values of the French table', () => {
  expect(sum('Henriette')).toBe(50);
  expect(sum('de Lorville')).toBe(51);
  expect(sum('AJS')).toBe(3);
  expect(
    lettersOf('Élodie')
      .filter(({ isVowel }) => isVowel)
      .reduce((total, { value }) => total + value, 0),
  ).toBe(25);
});

test('a name’s sum is reduced once, not part by part', () => {
  const chart = numerologyChart('1960-11-29', { first: 'Henriette', birth: 'de Lorville' }, { year: 2026 });
  expect(chart.expression).toEqual({ number: 2, sums: [101, 2] });
  expect(chart.lifePath).toEqual({ number: 11, sums: [29, 11] });
  expect(chart.steps.lifePath).toBe('1 + 9 + 6 + 0 + 1 + 1 + 2 + 9 = 29 → 11');
  expect(chart.steps.hereditaire).toBe('D4 + E5 + L3 + O6 + R9 + V4 + I9 + L3 + L3 + E5 = 51 → 6');
});

test('accents and signs are removed, œ is two letters', () => {
  expect(
    lettersOf('Cœur-d’Ange Ïñ')
      .map(({ sign }) => sign)
      .join(''),
  ).toBe('COEURDANGEIN');
});

test('Y is a consonant beside a vowel, otherwise a vowel, and the expert may switch', () => {
  expect(vowels('Yves')).toBe('YE');
  expect(vowels('Yann')).toBe('A');
  expect(vowels('Maya')).toBe('AA');
  expect(vowels('Cynthia')).toBe('YIA');
  expect(vowels('Yann', true)).toBe('YA');
  expect(vowels('Yves', false)).toBe('E');
});

test('expression is intime and réalisation together', () => {
  const { letters } = numerologyChart(
    '1991-04-17',
    { first: 'Camille', middle: 'Zoé', birth: 'Durand' },
    { year: 2026 },
  );
  expect([letters.first.length, letters.middle.length, letters.birth.length]).toEqual([7, 3, 6]);
  const chart = numerologyChart(
    '1991-04-17',
    { first: 'Camille', middle: 'Zoé', birth: 'Durand' },
    { year: 2026 },
  );
  expect(chart.expression.sums[0]).toBe((chart.intime.sums[0] ?? 0) + (chart.realisation.sums[0] ?? 0));
  expect(chart.personalYear).toBe(4);
});

test('three cycles follow each other without a gap', () => {
  const { cycles } = numerologyChart('1991-04-17', undefined, { year: 2026 });
  expect(cycles).toEqual([
    { number: 4, from: 0, to: 31 },
    { number: 8, from: 31, to: 58 },
    { number: 2, from: 58 },
  ]);
});
