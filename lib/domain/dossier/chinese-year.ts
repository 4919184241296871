import { elementOfStem, monthBounds } from '../charts/chinese.ts';
import { monthPillar, type Pillar, yearPillar } from '../charts/pillars.ts';
import { formatDate } from '../dates.ts';
import { animalNames, branchKeys, elementNames } from '../texts/dossier-chinese.ts';
import { yearTexts as texts } from '../texts/dossier-year.ts';
import { godOf } from './chinese-sheet.ts';
import { pillarName } from './chinese-statements.ts';
import type { ComingYear } from './coming-year.ts';
import type { Cell, SheetTable } from './sheet.ts';

const hour = 3_600_000;
/** Well inside the next month: none is shorter than 29 days. */
const intoNext = 10 * 24 * hour;

type Month = { readonly start: Date; readonly pillar: Pillar; readonly year: Pillar };

/** The solar months from the one in course on, as many as are asked for. */
const monthsFrom = (from: number, count: number): Month[] => {
  const months: Month[] = [];
  for (let at = new Date(from); months.length < count; ) {
    const [start, end] = monthBounds(at);
    const inside = new Date(start.getTime() + 24 * hour);
    months.push({ start, pillar: monthPillar(inside), year: yearPillar(inside) });
    at = new Date(end.getTime() + intoNext);
  }
  return months;
};

const pillarCell = (pillar: Pillar): Cell => ({
  text: pillarName(pillar),
  glyphs: [`stem${pillar.stem}`, branchKeys[pillar.branch] ?? ''],
});
const elementCell = ({ stem }: Pillar): Cell => ({ text: elementNames[elementOfStem(stem)] ?? '' });
const animalOf = ({ branch }: Pillar): string => animalNames[branch] ?? '';

/** The first month of a solar year is that of the tiger. */
const tiger = 2;

/** The pillars of the solar year in course and of the next, and of the twelve months from the one in course on. */
export const chineseYear = ({ from }: ComingYear, day: Pillar): SheetTable[] => {
  const months = monthsFrom(from, 12);
  const all = monthsFrom(from - 366 * 24 * hour, 26);
  const firsts = all.filter(({ pillar }) => pillar.branch === tiger);
  const current = firsts.findLastIndex(({ start }) => start.getTime() <= from);
  const years = firsts.slice(current, current + 2);
  return [
    {
      id: 'annee',
      ...texts.pillars,
      rows: years.map(({ start, year }, index) => [
        { text: texts.pillarYears[index] ?? '', note: String(start.getUTCFullYear()) },
        pillarCell(year),
        elementCell(year),
        { text: animalOf(year) },
        { text: godOf(year.stem, day) },
      ]),
    },
    {
      id: 'mois',
      ...texts.monthPillars,
      rows: months.map(({ start, pillar }) => [
        { text: texts.month(animalOf(pillar)) },
        { text: formatDate(start) },
        pillarCell(pillar),
        { text: godOf(pillar.stem, day) },
      ]),
    },
  ];
};
