import type { ToldBirth } from '../births/birth.ts';
import { isCounted, type Letter, numerologyChart, wordsOf } from '../charts/numerology.ts';
import { countedNamesOf, type Studied, studiedOf } from '../persons.ts';
import { numbersTexts as texts } from '../texts/dossier-numbers.ts';
import type { Sheet, SheetTable, Statement } from './sheet.ts';

type Counted = Studied & Pick<ToldBirth, 'birthDate'>;

export type VowelRule = 'auto' | 'vowel' | 'consonant';

const figures = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const countsOf = (letters: readonly Letter[]): number[] =>
  figures.map((figure) => letters.filter(({ value }) => value === figure).length);

/** As they are written: first names in the order of the certificate, then the name at birth. */
const writtenNamesOf = (person: Counted): readonly [firstNames: string, lastName: string] => {
  const { firstName, lastName } = studiedOf(person);
  const { birthNames } = person;
  return [birthNames?.firstNames ?? firstName, birthNames?.lastName ?? lastName];
};

const stepText = (step: string): string => step.replaceAll(' → ', '\u00a0→\u00a0');

/** The letters of the drawing that a number is the sum of. */
const lettersOf: Readonly<Record<string, readonly string[]>> = {
  expression: ['vowels', 'consonants'],
  intime: ['vowels'],
  realisation: ['consonants'],
};

const ofNames = ['expression', 'intime', 'realisation', 'actif', 'hereditaire'] as const;

const numbersTable = (chart: ReturnType<typeof numerologyChart>, hasNames: boolean): SheetTable => ({
  id: 'nombres',
  ...texts.numbers,
  rows: [
    ...(['lifePath', ...(hasNames ? ofNames : [])] as const).map((name) => [
      { text: texts[name], marks: lettersOf[name] ?? [] },
      { text: stepText(chart.steps[name]) },
      { text: String(chart[name].number) },
    ]),
    ...chart.personalYears.map(({ year, step, number }, index) => [
      { text: texts.personalYears[index] ?? '', note: String(year) },
      { text: stepText(step) },
      { text: String(number) },
    ]),
  ],
});

const statementsOf = (person: Counted, hasNames: boolean): Statement[] => {
  const name = writtenNamesOf(person).join(' ');
  const certain = { state: 'certain', text: texts.certain } as const;
  if (!hasNames) return [certain, { state: 'absent', text: texts.uncounted(name) }];
  return [
    certain,
    person.birthNames
      ? { state: 'certain', text: texts.civil(name) }
      : { state: 'likely', text: texts.likely(name) },
  ];
};

const cyclesTable = ({ cycles }: ReturnType<typeof numerologyChart>): SheetTable => ({
  id: 'cycles',
  ...texts.cycles,
  rows: cycles.map((cycle, index) => [
    { text: texts.cycle(index + 1) },
    { text: texts.ages(cycle.from, 'to' in cycle ? cycle.to : undefined) },
    { text: stepText(cycle.step) },
    { text: String(cycle.number) },
  ]),
});

/**
 * The numbers of a date and a name with every sum. The name is that of the person studied; `year` is the year of the
 * personal year.
 */
export const numbersSheet = (person: Counted, rule: VowelRule, year: number) => {
  const written = writtenNamesOf(person);
  const hasNames = written.every(isCounted);
  const isYVowel = rule === 'auto' ? undefined : rule === 'vowel';
  const options = { year, ...(isYVowel !== undefined && { isYVowel }) };
  const chart = numerologyChart(person.birthDate, countedNamesOf(person), options);
  const names = hasNames ? written.flatMap((name) => wordsOf(name, isYVowel)) : [];
  const counts = countsOf(names.flat());
  const inclusion: SheetTable = {
    id: 'inclusion',
    ...texts.inclusion,
    rows: figures.map((figure, index) => [
      { text: String(figure), marks: [`number ${figure}`] },
      { text: String(counts[index] ?? 0) },
    ]),
  };
  const sheet: Sheet = {
    caption: `${texts.caption} ${texts.vowels[rule]}`,
    tables: [numbersTable(chart, hasNames), cyclesTable(chart), ...(hasNames ? [inclusion] : [])],
    statements: statementsOf(person, hasNames),
  };
  return { sheet, names, counts };
};
