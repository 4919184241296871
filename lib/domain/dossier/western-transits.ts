import { type PlanetName, planetNames } from '../charts/bodies.ts';
import { type Transit, transitsOf } from '../charts/transits.ts';
import type { WesternChart } from '../charts/western.ts';
import { formatDate } from '../dates.ts';
import { bodyNames } from '../guidance/words/names.ts';
import { westernTexts as texts } from '../texts/dossier.ts';
import { yearTexts } from '../texts/dossier-year.ts';
import type { ComingYear } from './coming-year.ts';
import type { Cell, SheetTable } from './sheet.ts';
import { aspectName, bodyKeys } from './western-names.ts';

/** When Jupiter and the slow planets reach Sun, Moon, planets to Saturn, and the axes of a chart. */

/** A place of the chart; the axes have no drawn sign. */
type Place = { readonly text: string; readonly longitude: number; readonly key?: string };

const placeOf =
  ({ planets }: WesternChart) =>
  (name: PlanetName): Place => ({
    text: bodyNames[bodyKeys[name]],
    longitude: planets[name].longitude,
    key: bodyKeys[name],
  });

/** Without a minute the Moon's place is not known to the degree. */
const placesOf = (chart: WesternChart, hasMinute: boolean, hasAxes: boolean): Place[] => [
  ...planetNames
    .slice(0, 7)
    .filter((name) => hasMinute || name !== 'Moon')
    .map(placeOf(chart)),
  ...(hasAxes
    ? [
        { text: texts.ascendant, longitude: chart.ascendant },
        { text: texts.midheaven, longitude: chart.midheaven },
      ]
    : []),
];

/** A transit with the place that it reaches. */
export type Reached = Transit & { readonly place: Place };

type Known = { readonly hasMinute: boolean; readonly hasAxes: boolean };

export const reachedIn = (
  chart: WesternChart,
  { hasMinute, hasAxes }: Known,
  { from, to }: ComingYear,
): Reached[] => {
  const places = placesOf(chart, hasMinute, hasAxes);
  const longitudes = Object.fromEntries(places.map(({ text, longitude }) => [text, longitude]));
  return transitsOf(longitudes, { from, to }).flatMap((transit) => {
    const place = places.find(({ text }) => text === transit.over);
    return place ? [{ ...transit, place }] : [];
  });
};

const passageCells = ({ planet, angle, pass, place }: Reached): readonly Cell[] => [
  { text: aspectName(angle) },
  {
    text: yearTexts.transit(bodyNames[bodyKeys[planet]], place.text, pass),
    glyphs: [bodyKeys[planet], ...(place.key === undefined ? [] : [place.key])],
    // The wheel has the place that is reached, and not where the planet is this year.
    ...(place.key !== undefined && { marks: [place.key] }),
  },
];

/** Two days beside each other leave a phone room for one cell, without drawn signs. */
const wholeCell = (reached: Reached): Cell => {
  const cells = passageCells(reached);
  return { text: cells.map(({ text }) => text).join(' '), marks: cells.flatMap(({ marks = [] }) => marks) };
};

const dayCell = (at: number): Cell => ({ text: formatDate(new Date(at)) });

/** The exact days, and how long each passage lasts: a page has no room for both. None while no planet reaches a place. */
export const transitsTables = (reached: readonly Reached[], { from, to }: ComingYear): SheetTable[] => {
  if (reached.length === 0) return [];
  return [
    {
      id: 'passages',
      pairs: true,
      ...yearTexts.transits(formatDate(new Date(from)), formatDate(new Date(to))),
      rows: reached.map((one) => [...passageCells(one), dayCell(one.exact)]),
    },
    {
      id: 'periodes',
      ...yearTexts.periods,
      rows: reached.map((one) => [wholeCell(one), dayCell(one.from), dayCell(one.to)]),
    },
  ];
};
