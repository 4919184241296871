import { expect, test } from 'vitest';
import { isCounted, lettersOf, numerologyChart, wordsOf } from '#domain/charts/numerology.ts';

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

test('an apostrophe of any kind joins the letters around it', () => {
  const chart = numerologyChart('1990-06-15', { first: 'Teʻura', birth: 'Maraeauria' }, { year: 2026 });
  const numbers = { expression: 9, intime: 3, realisation: 6, actif: 2, hereditaire: 7 };
  for (const [name, number] of Object.entries(numbers)) expect(chart).toMatchObject({ [name]: { number } });
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

test('a letter of another Latin alphabet counts as French print writes it, and one of another script is told', () => {
  const letters = (name: string) => lettersOf(name).map(({ sign }) => sign);
  expect(letters('Jørgen Łódź Weiß Þór').join('')).toBe('JORGENLODZWEISSTHOR');
  expect(wordsOf("D’Angelo-N'Diaye").map((word) => word.length)).toEqual([7, 6]);
  expect(['Zoé', 'Łucja', 'Weiß', 'O’Brien'].map(isCounted)).toEqual([true, true, true, true]);
  expect(['Teʻura', 'Cʼhoarher', 'Saʿd', 'Gal·la'].map(isCounted)).toEqual([true, true, true, true]);
  expect(['李', 'Анна', 'Ann李', '’', ''].map(isCounted)).toEqual([false, false, false, false, false]);
});

test('the personal year shows its sum and has one digit', () => {
  const chart = numerologyChart('1991-04-17', undefined, { year: 2026 });
  expect(chart.personalYears).toEqual([
    { year: 2026, number: 4, step: '0 + 4 + 1 + 7 + 2 + 0 + 2 + 6 = 22 → 4' },
    { year: 2027, number: 5, step: '0 + 4 + 1 + 7 + 2 + 0 + 2 + 7 = 23 → 5' },
  ]);
});

test('Y is a consonant beside a vowel, otherwise a vowel, and the expert may switch', () => {
  expect(vowels('Yves')).toBe('YE');
  expect(vowels('Yann')).toBe('A');
  expect(vowels('Maya')).toBe('AA');
  expect(vowels('Cynthia')).toBe('YIA');
  expect(vowels('Yann', true)).toBe('YA');
  expect(vowels('Yves', false)).toBe('E');
  expect(vowels('Louise Yvonne')).toBe('OUIEYOE');
  expect(vowels('Marie-Ysé')).toBe('AIEYE');
});

test('expression is intime and réalisation together', () => {
  const chart = numerologyChart(
    '1991-04-17',
    { first: 'Camille', middle: 'Zoé', birth: 'Durand' },
    { year: 2026 },
  );
  expect(chart.steps.expression.match(/[A-Z]\d/g)).toHaveLength(7 + 3 + 6);
  expect(chart.expression.sums[0]).toBe((chart.intime.sums[0] ?? 0) + (chart.realisation.sums[0] ?? 0));
  expect(chart.personalYears[0]?.number).toBe(4);
});

test('three cycles follow each other without a gap', () => {
  const { cycles } = numerologyChart('1991-04-17', undefined, { year: 2026 });
  expect(cycles).toEqual([
    { number: 4, step: '0 + 4 = 4', from: 0, to: 31 },
    { number: 8, step: '1 + 7 = 8', from: 31, to: 58 },
    { number: 2, step: '1 + 9 + 9 + 1 = 20 → 2', from: 58 },
  ]);
});
