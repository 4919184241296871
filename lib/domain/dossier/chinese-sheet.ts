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
import { type ChineseConventions, chineseStatements, pillarName } from './chinese-statements.ts';
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
const godOf = (stem: number, day: Pillar): string => godNames[tenGodOf(stem, day.stem)] ?? '';

const pillarsTable = (pillars: DrawnPillars): SheetTable => {
  const { day } = pillars;
  const row = (name: string, cell: (pillar: Pillar) => Cell): Cell[] => [
    { text: name },
    ...inOrder(pillars).map((pillar) => (pillar ? cell(pillar) : none)),
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
      row(texts.god, (pillar) => ({ text: pillar === day ? texts.master : godOf(pillar.stem, day) })),
      row(texts.stem, ({ stem }) => stemCell(stem)),
      row(texts.branch, ({ branch }) => branchCell(branch)),
      row(texts.hidden, hidden),
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
      { text: name, glyphs: [elementKeys[index] ?? ''] },
      { text: String(signs[index] ?? 0) },
      { text: String(hidden[index] ?? 0) },
    ]),
  };
  return { table, counts: signs };
};

const luckTable = ({ birth, range }: Reading, luck: Luck, who: 'woman' | 'man'): SheetTable => {
  const start = new Date(range.at);
  start.setUTCFullYear(start.getUTCFullYear() + luck.years, start.getUTCMonth() + luck.months);
  start.setUTCDate(start.getUTCDate() + luck.days);
  const born = Number(birth.local.slice(0, 4));
  return {
    id: `chance-${who}`,
    title: texts.luck[who],
    columns: texts.luckColumns,
    rows: luck.pillars.map((pillar, index) => {
      const year = start.getUTCFullYear() + index * 10;
      return [
        { text: String(year) },
        { text: pillarName(pillar), glyphs: [`stem${pillar.stem}`, branchKeys[pillar.branch] ?? ''] },
        { text: texts.age(year - born) },
      ];
    }),
  };
};

const captionOf = (reading: Reading, sundial: string, { clock, change }: ChineseConventions): string => {
  if (!reading.hasMinute) return texts.captionWithout;
  const at = clock === 'sun' ? Date.parse(`${sundial}Z`) : wallClock(reading, reading.range.at);
  return texts.caption(texts.clocks[clock], clockText(at), change);
};

/** The four pillars in words, and what the drawing counts. */
export const chineseSheet = (reading: Reading, wanted: ChineseConventions) => {
  const { birth, range, hasMinute, hasPoint } = reading;
  const conventions: ChineseConventions = hasPoint && hasMinute ? wanted : { ...wanted, clock: 'clock' };
  const chart = chineseChart(new Date(range.at), birth.local, birth.longitude);
  const wall = chart[conventions.clock === 'sun' ? 'trueSolar' : 'clock'][conventions.change];
  const { year, month, luck } = chart;
  const pillars = { year, month, day: wall.day, ...(hasMinute && { hour: wall.hour }) };
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
  return { sheet, counts, master: elementOfStem(pillars.day.stem) };
};
