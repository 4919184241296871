import { elementOfStem, monthBounds } from '../charts/chinese.ts';
import { monthPillar, type Pillar, solarYear, yearPillar } from '../charts/pillars.ts';
import { formatDate } from '../dates.ts';
import { animalNames, branchKeys, elementNames } from '../texts/dossier-chinese.ts';
import { yearTexts as texts } from '../texts/dossier-year.ts';
import { godOf } from './chinese-sheet.ts';
import { pillarName } from './chinese-statements.ts';
import type { ComingYear } from './coming-year.ts';
import type { Cell, SheetTable } from './sheet.ts';

const day = 86_400_000;
/** Well inside the next month: none is shorter than 29 days. */
const intoNext = 10 * day;

type Month = { readonly start: Date; readonly pillar: Pillar };

/** The solar months from the one in course on, as many as are asked for. */
const monthsFrom = (from: number, count: number): Month[] => {
  const months: Month[] = [];
  for (let at = new Date(from); months.length < count; ) {
    const [start, end] = monthBounds(at);
    months.push({ start, pillar: monthPillar(new Date(start.getTime() + day)) });
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

/** The pillars of the solar year in course and of the next, and of the twelve months from the one in course on; `born` is the pillar of the day of birth. */
export const chineseYear = ({ from }: ComingYear, born: Pillar): SheetTable[] => {
  const current = solarYear(new Date(from));
  return [
    {
      id: 'annee',
      ...texts.pillars,
      rows: texts.pillarYears.map((name, index) => {
        // In July a solar year has the number of the calendar's.
        const year = yearPillar(new Date(Date.UTC(current + index, 6)));
        return [
          { text: name, note: String(current + index) },
          pillarCell(year),
          elementCell(year),
          { text: animalOf(year) },
          { text: godOf(year.stem, born) },
        ];
      }),
    },
    {
      id: 'mois',
      ...texts.monthPillars,
      rows: monthsFrom(from, 12).map(({ start, pillar }) => [
        { text: texts.month(animalOf(pillar)) },
        { text: formatDate(start) },
        pillarCell(pillar),
        { text: godOf(pillar.stem, born) },
      ]),
    },
  ];
};
