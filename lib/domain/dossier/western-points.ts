import { type PlanetName, planetNames } from '../charts/bodies.ts';
import { fortuneOf, isDayAt } from '../charts/fortune.ts';
import { houseOf } from '../charts/houses.ts';
import { aspectOrbs, minorOrbs, pointOrb } from '../charts/orbs.ts';
import { aspectBetween, type Orbs, type WesternChart } from '../charts/western.ts';
import { turn } from '../guidance/sky/positions.ts';
import { bodyNames } from '../guidance/words/names.ts';
import { orbText, westernTexts } from '../texts/dossier.ts';
import { wholeTexts as texts } from '../texts/dossier-whole.ts';
import type { Reading } from './reading.ts';
import type { Cell, SheetTable } from './sheet.ts';
import { aspectAngles, aspectName, bodyKeys, orbsBy } from './western-names.ts';
import { none, row, type Shown, type westernSheet } from './western-sheet.ts';

/** The ends of axes and of the line of nodes, the part of fortune, and what the planets make with them. */

type Chart = Pick<ReturnType<typeof westernSheet>, 'charts' | 'hasAxes'>;

/** The same for every angle, also of minor aspects. */
export const aspectNameOf = (angle: number): string => {
  const major = aspectAngles.find((one) => one === angle);
  if (major !== undefined) return aspectName(major);
  return texts.minorNames.get(angle) ?? texts.otherAngle(angle);
};

type End = { readonly text: string; readonly mark?: string };
/** A line through the chart: a planet that is opposite one end is with the other. */
type Line = {
  readonly near: End & { readonly mark: 'AS' | 'MC' | 'northNode' };
  readonly far: End;
  readonly longitudeIn: (chart: WesternChart) => number;
};

const axes: readonly Line[] = [
  {
    near: { text: westernTexts.ascendant, mark: 'AS' },
    far: { text: texts.descendant, mark: 'DS' },
    longitudeIn: ({ ascendant }) => ascendant,
  },
  {
    near: { text: westernTexts.midheaven, mark: 'MC' },
    far: { text: texts.lowerMidheaven, mark: 'FC' },
    longitudeIn: ({ midheaven }) => midheaven,
  },
];
const nodes: Line = {
  near: { text: westernTexts.northNode, mark: 'northNode' },
  far: { text: texts.southNode },
  longitudeIn: ({ points }) => points.TrueNode,
};
/** The axes, where they are known, before the line of nodes. */
export const linesOf = ({ hasAxes }: Pick<Chart, 'hasAxes'>): readonly Line[] =>
  hasAxes ? [...axes, nodes] : [nodes];

/** Undefined where the Sun may have been above the horizon or below it. */
const dayOf = ({ range, birth }: Reading): boolean | undefined => {
  const [first, ...others] = [range.at, range.from, range.to].map((at) =>
    isDayAt(new Date(at), birth.latitude, birth.longitude),
  );
  return others.every((one) => one === first) ? first : undefined;
};

const marked = ({ text, mark }: End): Cell => ({ text, ...(mark !== undefined && { marks: [mark] }) });

export const pointsTable = (reading: Reading, chart: Chart): SheetTable => {
  const { charts, hasAxes } = chart;
  const { at } = charts;
  const ends = reading.hasMinute ? { from: at, to: at } : charts;
  const houseAt = (longitude: number) => (hasAxes ? houseOf(longitude, at.cusps) : undefined);
  const isDay = hasAxes ? dayOf(reading) : undefined;
  const fortune = isDay === undefined ? undefined : fortuneOf(at, isDay);
  return {
    id: 'points',
    ...texts.points,
    rows: [
      ...linesOf(chart).map(({ far, longitudeIn }) => {
        const [from, to] = [turn(longitudeIn(ends.from) + 180), turn(longitudeIn(ends.to) + 180)];
        const house = far === nodes.far ? houseAt(from) : undefined;
        return row(marked(far), from, to, { house });
      }),
      ...(isDay === undefined || fortune === undefined
        ? []
        : [
            row({ text: texts.fortune }, fortune, fortune, {
              house: houseAt(fortune),
              by: texts.fortuneBy(isDay),
            }),
          ]),
    ],
  };
};

type Met = {
  readonly planet: PlanetName;
  readonly line: Line;
  /** To the near end. */
  readonly angle: number;
  readonly orb: number;
};

/** The aspect of a planet to a line through the whole possible time, in which an axis turns by degrees. */
const metBy = (planet: PlanetName, line: Line, { at, from, to }: Chart['charts'], orbs: Orbs): Met[] => {
  const aspectIn = (chart: WesternChart) =>
    aspectBetween(chart.planets[planet].longitude, line.longitudeIn(chart), orbs);
  const found = aspectIn(at);
  if (!found || [from, to].some((chart) => aspectIn(chart)?.angle !== found.angle)) return [];
  return [{ ...found, planet, line }];
};

/** The aspects of the planets to the axes and the nodes, the closest first. */
export const pointAspectsOf = (chart: Chart, shown: Shown): Met[] => {
  const all = shown.aspects === 'minor' ? [...aspectOrbs, ...minorOrbs] : aspectOrbs;
  const capped = orbsBy(
    all.map(([angle, orb]) => [angle, Math.min(orb, pointOrb)]),
    shown,
  );
  return planetNames
    .flatMap((planet) => linesOf(chart).flatMap((line) => metBy(planet, line, chart.charts, capped)))
    .sort((left, right) => left.orb - right.orb);
};

/** What is opposite one end is told as being with the other. */
const metCells = ({ planet, line, angle, orb }: Met, { hasMinute }: Reading): Cell[] => {
  const key = bodyKeys[planet];
  const isFar = angle === 180;
  const end: End = isFar ? line.far : line.near;
  return [
    { text: aspectNameOf(isFar ? 0 : angle) },
    {
      text: texts.meets(bodyNames[key], end.text),
      glyphs: [key],
      marks: [key, ...(end.mark === undefined ? [] : [end.mark])],
    },
    hasMinute ? { text: orbText(orb) } : none,
  ];
};

/** None where there are none. */
export const pointAspectsTable = (reading: Reading, chart: Chart, shown: Shown): SheetTable[] => {
  const met = pointAspectsOf(chart, shown);
  if (met.length === 0) return [];
  return [
    {
      id: 'angles',
      pairs: true,
      ...texts.toPoints(chart.hasAxes),
      rows: met.map((one) => metCells(one, reading)),
    },
  ];
};
