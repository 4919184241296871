import { solarReturn } from '../charts/solar-return.ts';
import type { WesternChart } from '../charts/western.ts';
import { formatShopDateTime } from '../dates.ts';
import { yearTexts as texts } from '../texts/dossier-year.ts';
import type { ComingYear } from './coming-year.ts';
import type { Conventions } from './conventions.ts';
import type { Reading } from './reading.ts';
import type { Cell, SheetTable } from './sheet.ts';
import { westernSheet } from './western-sheet.ts';

/** The marks of the birth's own wheel belong to the birth. */
const unmarked = ({ marks: _, ...cell }: Cell): Cell => cell;

/**
 * The chart of the moment at which the Sun is back at its place of the birth, drawn at the place of the birth; undefined
 * without a minute, which would move that moment by hours.
 */
export const solarReturnOf = (
  reading: Reading,
  { planets }: WesternChart,
  { houses = 'Placidus', ...shown }: Conventions,
  { from }: ComingYear,
) => {
  if (!reading.hasMinute) return undefined;
  const at = solarReturn(planets.Sun.longitude, from);
  if (at === undefined) return undefined;
  const instant = new Date(at).toISOString().slice(0, 19);
  const moment: Reading = {
    ...reading,
    range: { from: at, at, to: at },
    // Some minutes of doubt about the birth turn the axes of its return by degrees.
    hasPoint: reading.hasPoint && reading.range.from === reading.range.to,
    birth: { ...reading.birth, utc: `${instant}Z`, local: instant },
  };
  const chart = westernSheet(moment, houses, shown);
  const [positions] = chart.sheet.tables;
  const table: SheetTable[] = positions
    ? [
        {
          id: 'retour',
          ...texts.solarReturn(formatShopDateTime(new Date(at))),
          rows: positions.rows.map((row) => row.map(unmarked)),
        },
      ]
    : [];
  return { at, table, reading: moment, chart };
};
