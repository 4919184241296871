import {
  balanceOf,
  chineseChart,
  elementOfBranch,
  elementOfStem,
  hiddenStemsOf,
  type Luck,
  tenGodOf,
} from '../charts/chinese.ts';
import type { Pillar } from '../charts/pillars.ts';
import { clockText } from '../texts/dossier.ts';
import {
  animalNames,
  branchKeys,
  branchNames,
  elementKeys,
  elementNames,
  godNames,
  stemNames,
  chineseTexts as texts,
} from '../texts/dossier-chinese.ts';
import { type ChineseConventions, chineseStatements, pillarGloss, pillarName } from './chinese-statements.ts';
import { type Reading, wallClock } from './reading.ts';
import type { Cell, Sheet, SheetTable } from './sheet.ts';

const none: Cell = { text: '–' };

export type DrawnPillars = {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour?: Pillar;
};

const inOrder = ({ hour, day, month, year }: DrawnPillars): readonly (Pillar | undefined)[] => [
  hour,
  day,
  month,
  year,
];

const stemCell = (stem: number): Cell => ({
  text: stemNames[stem] ?? '',
  glyphs: [`stem${stem}`],
  note: texts.polarity(elementNames[elementOfStem(stem)] ?? '', stem % 2 === 0),
  isLarge: true,
});
const branchCell = (branch: number): Cell => ({
  text: branchNames[branch] ?? '',
  glyphs: [branchKeys[branch] ?? ''],
  note: texts.animal(animalNames[branch] ?? '', elementNames[elementOfBranch(branch)] ?? ''),
  isLarge: true,
});
const signOf = (index: number, { text, note = '' }: Cell) => ({ index, name: text, nature: note });
/** The pillars as they are drawn: signs by their number, with their words. */
const columnsOf = (pillars: DrawnPillars) =>
  inOrder(pillars).map((pillar, index) => ({
    title: texts.pillars.columns[index + 1] ?? '',
    isMaster: pillar === pillars.day,
    ...(pillar && {
      signs: {
        stem: signOf(pillar.stem, stemCell(pillar.stem)),
        branch: signOf(pillar.branch, branchCell(pillar.branch)),
        hidden: hiddenStemsOf(pillar),
      },
    }),
  }));
export const godOf = (stem: number, day: Pillar): string => godNames[tenGodOf(stem, day.stem)] ?? '';

const pillarsTable = (pillars: DrawnPillars): SheetTable => {
  const { day } = pillars;
  /** `mark`: what the drawing calls the sign in each of its columns. */
  const row = (name: string, mark: string, cell: (pillar: Pillar) => Cell): Cell[] => [
    { text: name },
    ...inOrder(pillars).map((pillar, index) =>
      pillar ? { ...cell(pillar), marks: [`${mark} ${index}`] } : none,
    ),
  ];
  const hidden = (pillar: Pillar): Cell => ({
    text: '',
    parts: hiddenStemsOf(pillar).map((stem) => ({
      text: `${stemNames[stem] ?? ''}, ${godOf(stem, day)}`,
      glyphs: [`stem${stem}`],
    })),
  });
  return {
    id: 'piliers',
    ...texts.pillars,
    rows: [
      row(texts.god, 'stem', (pillar) => ({ text: pillar === day ? texts.master : godOf(pillar.stem, day) })),
      row(texts.stem, 'stem', ({ stem }) => stemCell(stem)),
      row(texts.branch, 'branch', ({ branch }) => branchCell(branch)),
      row(texts.hidden, 'hidden', hidden),
    ],
  };
};

const balance = (pillars: DrawnPillars) => {
  const known = inOrder(pillars).flatMap((pillar) => pillar ?? []);
  const signs = balanceOf(known);
  const hiddenElements = known.flatMap((pillar) => hiddenStemsOf(pillar).map(elementOfStem));
  const hidden = elementNames.map((_, element) => hiddenElements.filter((one) => one === element).length);
  const table: SheetTable = {
    id: 'elements',
    ...texts.balance,
    columns: texts.balanceColumns(known.length * 2),
    rows: elementNames.map((name, index) => [
      { text: name, glyphs: [elementKeys[index] ?? ''], marks: [`element ${index}`] },
      { text: String(signs[index] ?? 0) },
      { text: String(hidden[index] ?? 0) },
    ]),
  };
  return { table, counts: signs };
};

/** Each decade begins on the same day; without an hour only the years are told, because the day is unknown. */
const luckTable = ({ hasMinute }: Reading, luck: Luck, who: 'woman' | 'man'): SheetTable => {
  const [firstYear = 0, month = 1, day = 1] = luck.start.split('-').map(Number);
  return {
    id: `chance-${who}`,
    title: texts.luck[who],
    columns: texts.luckColumns,
    rows: luck.pillars.map((pillar, index) => {
      const year = firstYear + index * 10;
      return [
        { text: hasMinute ? texts.startDay(year, month, day) : String(year) },
        {
          text: pillarName(pillar),
          glyphs: [`stem${pillar.stem}`, branchKeys[pillar.branch] ?? ''],
          note: pillarGloss(pillar),
        },
        { text: texts.age(luck.years + index * 10) },
      ];
    }),
  };
};

const captionOf = (reading: Reading, sundial: string, { clock, change }: ChineseConventions): string => {
  if (!reading.hasMinute) return texts.captionWithout;
  const at = clock === 'sun' ? Date.parse(`${sundial}Z`) : wallClock(reading, reading.range.at);
  return texts.caption(texts.clocks[clock], clockText(at), change);
};

/** The four pillars in words, and what the drawing counts; `day` is the day's. */
export const chineseSheet = (reading: Reading, wanted: ChineseConventions) => {
  const { birth, range, hasMinute, hasPoint } = reading;
  const conventions: ChineseConventions = hasPoint && hasMinute ? wanted : { ...wanted, clock: 'clock' };
  const chart = chineseChart(new Date(range.at), birth.local, birth.longitude);
  const wall = chart[conventions.clock === 'sun' ? 'trueSolar' : 'clock'][conventions.change];
  const { month, luck } = chart;
  const pillars = { year: chart.year, month, day: wall.day, ...(hasMinute && { hour: wall.hour }) };
  const { table, counts } = balance(pillars);
  const who = (['woman', 'man'] as const).filter((one) => wanted.luck === 'both' || wanted.luck === one);
  const animal = (name: string, index: number): Cell[] => [
    { text: name },
    { text: animalNames[index] ?? '', glyphs: [branchKeys[index] ?? ''] },
  ];
  const sheet: Sheet = {
    caption: captionOf(reading, chart.trueSolarTime, conventions),
    tables: [
      pillarsTable(pillars),
      table,
      {
        id: 'animal',
        ...texts.animals,
        rows: [animal(texts.byNewYear, chart.animalByNewYear), animal(texts.byLichun, chart.animalByLichun)],
      },
      ...who.map((one) => luckTable(reading, luck[one], one)),
    ],
    statements: chineseStatements(reading, conventions),
  };
  return {
    ...{ sheet, counts, day: pillars.day },
    master: elementOfStem(pillars.day.stem),
    columns: columnsOf(pillars),
  };
};
