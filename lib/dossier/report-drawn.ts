import { catalogue } from '#domain/catalogue.ts';
import { aspectGridOf } from '#domain/dossier/aspect-grid.ts';
import { chineseSheet } from '#domain/dossier/chinese-sheet.ts';
import { chineseYear } from '#domain/dossier/chinese-year.ts';
import { type ComingYear, comingYear } from '#domain/dossier/coming-year.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import type { Read, Reading } from '#domain/dossier/reading.ts';
import { solarReturnOf } from '#domain/dossier/solar-return.ts';
import { westernSheet } from '#domain/dossier/western-sheet.ts';
import { type Reached, reachedIn, transitsTables } from '#domain/dossier/western-transits.ts';
import { wholeTables } from '#domain/dossier/western-whole.ts';
import { wheelChartOf } from '#domain/dossier/wheel-chart.ts';
import { yearRows, yearTicks } from '#domain/dossier/year-line.ts';
import { wholeTexts } from '#domain/texts/dossier-whole.ts';
import { yearTexts as texts } from '#domain/texts/dossier-year.ts';
import { aspectGridScene } from '#lib/drawings/charts/aspect-grid.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';
import { wheelScene } from '#lib/drawings/charts/wheel.ts';
import { yearScene } from '#lib/drawings/charts/year.ts';
import type { Draw, Drawn, Figure } from './drawn.ts';
import { chineseConventions } from './instant-drawn.ts';

/** «L’année qui vient» of a dossier, which the site's free chart does without. */

type Year = Pick<Drawn, 'figures'> & Pick<Drawn['sheet'], 'tables'>;

/** A sentence lights what it speaks of in the chart of the birth alone. */
const unnamed = ({ box, shapes }: Scene): Scene => ({
  box,
  shapes: shapes.map((shape) => ({ ...shape, of: undefined })),
});

const lineOf = (reached: readonly Reached[], year: ComingYear): readonly Figure[] => {
  if (reached.length === 0) return [];
  const chart = { ...year, ticks: yearTicks(year), rows: yearRows(reached) };
  return [{ label: texts.line, wide: yearScene(chart, 'wide'), narrow: yearScene(chart, 'narrow') }];
};

const western = (
  reading: Reading,
  { houses = 'Placidus', ...shown }: Conventions,
  year: ComingYear,
): Year => {
  const chart = westernSheet(reading, houses, shown);
  const { charts, hasAxes } = chart;
  const { from, to } = reading.range;
  // Some minutes move an axis by degrees, and its passages by weeks.
  const known = { hasMinute: reading.hasMinute, hasAxes: hasAxes && from === to };
  const reached = reachedIn(charts.at, known, year);
  const back = solarReturnOf(reading, charts.at, { houses, ...shown }, year);
  const wheel = back && wheelChartOf(back.reading, back.chart);
  const grid = aspectGridOf(reading, chart, shown);
  return {
    tables: [...wholeTables(reading, chart, shown), ...transitsTables(reached, year), ...(back?.table ?? [])],
    figures: [
      ...lineOf(reached, year),
      ...(wheel
        ? [
            {
              label: texts.solarReturnWheel,
              wide: unnamed(wheelScene(wheel, 'wide')),
              narrow: unnamed(wheelScene(wheel, 'narrow')),
            },
          ]
        : []),
      {
        label: wholeTexts.grid,
        wide: aspectGridScene(grid, 'wide'),
        narrow: aspectGridScene(grid, 'narrow'),
      },
    ],
  };
};

/** The year that begins with a day, of a chart that has one. */
const yearBy =
  (read: Read) =>
  (...[service, person, conventions, first]: Parameters<Draw>): Year => {
    const { chart } = catalogue[service];
    const { offset } = conventions;
    const reading = read(person, offset === undefined ? undefined : Number(offset));
    if (!reading || (chart !== 'western' && chart !== 'chinese')) return { tables: [], figures: [] };
    const year = comingYear(first);
    if (chart === 'western') return western(reading, conventions, year);
    const { day } = chineseSheet(reading, chineseConventions(conventions));
    return { tables: chineseYear(year, day), figures: [] };
  };

const withTables = (drawn: Drawn, { tables }: Year): Drawn => ({
  ...drawn,
  sheet: { ...drawn.sheet, tables: [...drawn.sheet.tables, ...tables] },
});

/** The chart of a service with the tables of the year that begins with a day (YYYY-MM-DD), as `Draw`. */
export const chartDrawnBy =
  (draw: Draw, read: Read): Draw =>
  (...given) => {
    const drawn = draw(...given);
    return drawn && withTables(drawn, yearBy(read)(...given));
  };

/** The same with the drawings of the year, after those of the birth. */
export const reportDrawnBy =
  (draw: Draw, read: Read): Draw =>
  (...given) => {
    const drawn = draw(...given);
    if (!drawn) return undefined;
    const year = yearBy(read)(...given);
    return { ...withTables(drawn, year), figures: [...drawn.figures, ...year.figures] };
  };
