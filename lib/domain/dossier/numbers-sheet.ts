import { type Letter, numerologyChart } from '../charts/numerology.ts';
import { type BirthNames, countedNamesOf, type Named } from '../persons.ts';
import { numbersTexts as texts } from '../texts/dossier-numbers.ts';
import type { Sheet, SheetTable, Statement } from './sheet.ts';

type Counted = Named & {
  readonly person?: Named | undefined;
  readonly birthNames?: BirthNames | undefined;
  readonly birthDate: string;
};

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

const statementsOf = (person: Counted): Statement[] => {
  const { first, birth } = countedNamesOf(person);
  const name = `${first} ${birth}`;
  return [
    { state: 'certain', text: texts.certain },
    person.birthNames
      ? { state: 'certain', text: texts.civil(name) }
      : { state: 'likely', text: texts.likely(name) },
  ];
};

/**
 * The numbers of a date and a name with every sum. The name is that of the person studied; `year` is the year of the
 * personal year.
 */
export const numbersSheet = (person: Counted, rule: VowelRule, year: number) => {
  const { birthDate } = person;
  const chart = numerologyChart(birthDate, countedNamesOf(person), {
    year,
    ...(rule !== 'auto' && { isYVowel: rule === 'vowel' }),
  });
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
    statements: statementsOf(person),
  };
  return { sheet, names: [first, birth], counts };
};
