import { planetNames } from '../charts/bodies.ts';
import { type Passage, passagesOf } from '../charts/passages.ts';
import type { WesternChart } from '../charts/western.ts';
import { aspectNames, bodyNames } from '../guidance/words/names.ts';
import { westernTexts as texts } from '../texts/dossier.ts';
import { capitalized, monthOf } from '../texts/typography.ts';
import type { SheetTable } from './sheet.ts';
import { bodyKeys } from './western-names.ts';

/** The cycles of a year: when the slow planets reach Sun, Moon, planets to Saturn, and the axes of a chart. */

const kinds = { 0: 'conjunction', 90: 'square', 180: 'opposition' } as const;
const places = planetNames.slice(0, 7);

/** Without a minute the Moon's place is not known to the degree. */
const placesOf = (chart: WesternChart, hasMinute: boolean, hasAxes: boolean): Record<string, number> => ({
  ...Object.fromEntries(
    places
      .filter((name) => hasMinute || name !== 'Moon')
      .map((name) => [bodyNames[bodyKeys[name]], chart.planets[name].longitude]),
  ),
  ...(hasAxes && { [texts.ascendant]: chart.ascendant, [texts.midheaven]: chart.midheaven }),
});

const dayText = (at: number): string => {
  const date = new Date(at).toISOString();
  return texts.passageDay(Number(date.slice(8, 10)), monthOf(date), date.slice(0, 4));
};

const keyOf = (name: string): string | undefined =>
  planetNames.map((planet) => bodyKeys[planet]).find((key) => bodyNames[key] === name);

const rowOf = ({ planet, over, angle, at }: Passage): SheetTable['rows'][number] => {
  const other = keyOf(over);
  return [
    { text: capitalized(aspectNames[kinds[angle]]) },
    {
      text: texts.passage(bodyNames[bodyKeys[planet]], over),
      glyphs: [bodyKeys[planet], ...(other === undefined ? [] : [other])],
      // The wheel has the place that is reached, and not where the planet is this year.
      ...(other !== undefined && { marks: [other] }),
    },
    { text: at.map(dayText).join(', ') },
  ];
};

/** None while no slow planet reaches a place within two years. */
export const passagesTable = (
  chart: WesternChart,
  { year, hasMinute, hasAxes }: { year: number; hasMinute: boolean; hasAxes: boolean },
): SheetTable[] => {
  const rows = passagesOf(placesOf(chart, hasMinute, hasAxes), year).map(rowOf);
  return rows.length > 0 ? [{ id: 'passages', pairs: true, ...texts.passages(year), rows }] : [];
};
