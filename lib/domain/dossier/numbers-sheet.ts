import { type Letter, numerologyChart } from '../charts/numerology.ts';
import { numbersTexts as texts } from '../texts/dossier-numbers.ts';
import type { Sheet, SheetTable } from './sheet.ts';

type Named = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

export type VowelRule = 'auto' | 'vowel' | 'consonant';

const figures = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const countsOf = (letters: readonly Letter[]): number[] =>
  figures.map((figure) => letters.filter(({ value }) => value === figure).length);

const numbersTable = (chart: ReturnType<typeof numerologyChart>, date: string, year: number): SheetTable => {
  const named = ['lifePath', 'expression', 'intime', 'realisation', 'actif', 'hereditaire'] as const;
  const terms = [...date.slice(5).replaceAll('-', ''), ...String(year)].join(' + ');
  return {
    id: 'nombres',
    ...texts.numbers,
    rows: [
      ...named.map((name) => [
        { text: texts[name] },
        { text: chart.steps[name].replaceAll(' → ', '\u00a0→\u00a0') },
        { text: String(chart[name].number) },
      ]),
      [
        { text: texts.personalYear(year) },
        { text: `${terms} → ${chart.personalYear}` },
        { text: String(chart.personalYear) },
      ],
    ],
  };
};

/** The numbers of a date and a name with every sum; `year` is that of the personal year. */
export const numbersSheet = ({ firstName, lastName, birthDate }: Named, rule: VowelRule, year: number) => {
  const chart = numerologyChart(
    birthDate,
    { first: firstName, birth: lastName },
    {
      year,
      ...(rule !== 'auto' && { isYVowel: rule === 'vowel' }),
    },
  );
  const { first, birth } = chart.letters;
  const counts = countsOf([...first, ...birth]);
  const sheet: Sheet = {
    caption: `${texts.caption} ${texts.vowels[rule]}`,
    tables: [
      numbersTable(chart, birthDate, year),
      {
        id: 'cycles',
        ...texts.cycles,
        rows: chart.cycles.map((cycle, index) => [
          { text: texts.cycle(index + 1) },
          { text: texts.ages(cycle.from, 'to' in cycle ? cycle.to : undefined) },
          { text: String(cycle.number) },
        ]),
      },
      {
        id: 'inclusion',
        ...texts.inclusion,
        rows: figures.map((figure, index) => [
          { text: String(figure) },
          { text: String(counts[index] ?? 0) },
        ]),
      },
    ],
    statements: [
      { state: 'certain', text: texts.certain },
      { state: 'likely', text: texts.likely(`${firstName} ${lastName}`) },
    ],
  };
  return { sheet, names: [first, birth], counts };
};
