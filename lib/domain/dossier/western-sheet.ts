import { planetNames } from '../charts/bodies.ts';
import type { HouseSystem } from '../charts/house-systems.ts';
import { aspectOrbs } from '../charts/orbs.ts';
import {
  type Aspect,
  type Dignity,
  type Orbs,
  phaseOf,
  type WesternChart,
  westernChart,
} from '../charts/western.ts';
import { bodyNames, phaseNames, signNames } from '../guidance/words/names.ts';
import { degreeText, dignityNames, orbText, systemNames, westernTexts as texts } from '../texts/dossier.ts';
import type { Conventions } from './conventions.ts';
import type { Reading } from './reading.ts';
import type { Cell, Sheet, SheetTable } from './sheet.ts';
import { housesTable } from './western-houses.ts';
import {
  aspectAngles,
  aspectMark,
  aspectName,
  bodyCell,
  bodyKeys,
  houseCell,
  orbsBy,
  signOf,
} from './western-names.ts';
import { hasAxes, hoursOf, westernStatements } from './western-statements.ts';

const hour = 3_600_000;

/** The chart in the middle of the possible time, and at its two ends. */
export type Charts = { readonly at: WesternChart; readonly from: WesternChart; readonly to: WesternChart };

const chartsOf = ({ birth, range }: Reading, system: HouseSystem, orbs: Orbs): Charts => {
  const { latitude, longitude } = birth;
  const chartAt = (at: number) => westernChart(new Date(at), latitude, longitude, system, orbs);
  const at = chartAt(range.at);
  return range.from === range.to
    ? { at, from: at, to: at }
    : { at, from: chartAt(range.from), to: chartAt(range.to) };
};

const signCell = (from: number, to: number): Cell => {
  const [first, second] = [signOf(from), signOf(to)];
  const text = first === second ? signNames[first] : texts.successive(signNames[first], signNames[second]);
  return { text, glyphs: [first], marks: [first] };
};
export const none: Cell = { text: '–' };

type Told = {
  readonly house?: number | undefined;
  readonly isRetrograde?: boolean;
  readonly dignity?: Dignity | undefined;
  /** How the degree was found. */
  readonly by?: string;
};

export const row = (
  name: Cell,
  from: number,
  to: number,
  { house, isRetrograde, dignity, by }: Told = {},
): Cell[] => [
  name,
  { ...signCell(from, to), ...(dignity && { note: dignityNames[dignity] }) },
  {
    text: texts.between(degreeText(from), degreeText(to)),
    ...(isRetrograde && { note: texts.retrograde }),
    ...(by !== undefined && { note: by }),
  },
  house === undefined ? none : houseCell(house),
];

const positions = (reading: Reading, { at, from, to }: Charts): SheetTable => {
  const axes = hasAxes(reading);
  const ends = reading.hasMinute ? { from: at, to: at } : { from, to };
  const planets = planetNames.map((name): Cell[] => {
    const { house, retrograde } = at.planets[name];
    const [start, end] = [ends.from.planets[name].longitude, ends.to.planets[name].longitude];
    return row(bodyCell(bodyKeys[name]), start, end, {
      house: axes ? house : undefined,
      isRetrograde: retrograde,
      dignity: signOf(start) === signOf(end) ? at.dignities[name] : undefined,
    });
  });
  const point = (name: Cell, key: keyof WesternChart['points']): Cell[] =>
    row(name, ends.from.points[key], ends.to.points[key]);
  const angle = (text: string, mark: string, longitude: number): Cell[] =>
    row({ text, marks: [mark] }, longitude, longitude);
  return {
    id: 'positions',
    ...texts.positions,
    rows: [
      ...(axes
        ? [angle(texts.ascendant, 'AS', at.ascendant), angle(texts.midheaven, 'MC', at.midheaven)]
        : []),
      ...planets,
      point({ text: texts.northNode, glyphs: ['northNode'], marks: ['northNode'] }, 'TrueNode'),
      point({ text: texts.meanNode, glyphs: ['northNode'] }, 'MeanNode'),
      point({ text: texts.lilith }, 'MeanLilith'),
    ],
  };
};

const isSame = (left: Aspect, right: Aspect): boolean =>
  left.angle === right.angle && left.between[0] === right.between[0] && left.between[1] === right.between[1];

/** Without a minute, the aspects that hold through the whole possible time. */
export const heldIn = (
  { hasMinute }: Reading,
  { at, from, to }: Charts,
  read: (chart: WesternChart) => readonly Aspect[],
): readonly Aspect[] =>
  hasMinute
    ? read(at)
    : read(at).filter((aspect) =>
        [from, to].every((chart) => read(chart).some((other) => isSame(aspect, other))),
      );

const aspectRow = (aspect: Aspect, later: WesternChart, hasMinute: boolean): Cell[] => {
  const angle = aspectAngles.find((one) => one === aspect.angle) ?? 0;
  const [left, right] = aspect.between;
  const soon = later.aspects.find((other) => isSame(aspect, other));
  const isForming = soon !== undefined && soon.orb < aspect.orb;
  return [
    { text: aspectName(angle) },
    {
      text: texts.pair(bodyNames[bodyKeys[left]], bodyNames[bodyKeys[right]]),
      glyphs: [bodyKeys[left], bodyKeys[right]],
      marks: [bodyKeys[left], bodyKeys[right], aspectMark(aspect)],
    },
    hasMinute ? { text: orbText(aspect.orb), note: isForming ? texts.forming : texts.leaving } : none,
  ];
};

const phaseName = (elongation: number): string => phaseNames[phaseOf(elongation)];

const brief = (reading: Reading, { at, from, to }: Charts): SheetTable => {
  const counted = (names: readonly string[], counts: readonly number[]): Cell => ({
    text: names.map((name, index) => `${name} ${counts[index] ?? 0}`).join(', '),
  });
  const [first, last] = [phaseName(from.phase), phaseName(to.phase)];
  const ruler = hasAxes(reading) && at.ruler;
  // Counted signs say nothing while one of them is not known.
  const isSteady =
    reading.hasMinute || planetNames.every((name) => from.planets[name].sign === to.planets[name].sign);
  return {
    id: 'equilibre',
    ...texts.brief,
    rows: [
      ...(isSteady
        ? [
            [{ text: texts.elements }, counted(texts.elementNames, at.elements)],
            [{ text: texts.modes }, counted(texts.modeNames, at.modes)],
          ]
        : []),
      [
        { text: texts.phase, marks: ['moon', 'sun'] },
        { text: first === last ? first : texts.successive(first, last) },
      ],
      ...(ruler ? [[{ text: texts.ruler }, bodyCell(bodyKeys[ruler])]] : []),
    ],
  };
};

/** Which aspects are shown, and how far they reach. */
export type Shown = Pick<Conventions, 'aspects' | 'orbs'>;

const captionOf = (
  reading: Reading,
  chart: WesternChart,
  wanted: HouseSystem,
  { aspects, orbs = 'usual' }: Shown,
): string => {
  const said = hasAxes(reading)
    ? [
        texts.caption(systemNames[chart.houseSystem]),
        ...(chart.houseSystem === wanted ? [] : [texts.polar(systemNames[wanted])]),
      ]
    : [texts.noHouses];
  return [
    ...said,
    ...(aspects === 'minor' ? [texts.minor] : []),
    ...(orbs === 'usual' ? [] : [texts.orbs[orbs]]),
    ...(reading.hasMinute ? [] : [texts.middle]),
    texts.lines,
  ].join(' ');
};

/** The wheel's numbers, and what they say in words. */
export const westernSheet = (reading: Reading, system: HouseSystem, shown: Shown = {}) => {
  const orbs = orbsBy(aspectOrbs, shown);
  const charts = chartsOf(reading, system, orbs);
  const aspects = heldIn(reading, charts, (chart) => chart.aspects);
  const { birth, range, hasMinute } = reading;
  const later = westernChart(new Date(range.at + hour), birth.latitude, birth.longitude, system, orbs);
  const { at } = charts;
  const sheet: Sheet = {
    caption: captionOf(reading, at, system, shown),
    tables: [
      positions(reading, charts),
      {
        id: 'aspects',
        pairs: true,
        ...texts.aspects,
        rows:
          aspects.length > 0
            ? aspects.map((aspect) => aspectRow(aspect, later, hasMinute))
            : [[{ text: texts.noAspect }, none, none]],
      },
      ...(hasAxes(reading) ? [housesTable(at)] : []),
      brief(reading, charts),
    ],
    statements: westernStatements(reading, system),
  };
  return { sheet, charts, aspects, hasAxes: hasAxes(reading), hours: hoursOf(reading, system) };
};
