import { type ChartFigure, figuresIn } from '../charts/figures.ts';
import { minorOrbs } from '../charts/orbs.ts';
import { type Aspect, aspectsAmong, type Orbs, ofPlanets, type WesternChart } from '../charts/western.ts';
import { signs } from '../guidance/sky/facts.ts';
import { bodyNames, signNames } from '../guidance/words/names.ts';
import { orbText, westernTexts } from '../texts/dossier.ts';
import { wholeTexts as texts } from '../texts/dossier-whole.ts';
import type { Reading } from './reading.ts';
import type { Cell, SheetTable } from './sheet.ts';
import { aspectMark, bodyKeys, orbsBy } from './western-names.ts';
import { aspectNameOf, pointAspectsTable, pointsTable } from './western-points.ts';
import { heldIn, none, type Shown, type westernSheet } from './western-sheet.ts';

/** What the whole chart adds: its other points, aspects to angles and nodes, minor aspects, figures. */

type Chart = Pick<ReturnType<typeof westernSheet>, 'charts' | 'aspects' | 'hasAxes'>;

const aspectsIn =
  (orbs: Orbs) =>
  ({ planets }: WesternChart): Aspect[] =>
    aspectsAmong(
      ofPlanets((name) => planets[name].longitude),
      orbs,
    );

const minorTable = (aspects: readonly Aspect[], { hasMinute }: Reading): SheetTable[] => {
  if (aspects.length === 0) return [];
  return [
    {
      id: 'mineurs',
      pairs: true,
      ...texts.minor,
      rows: aspects.map(({ between, angle, orb }) => {
        const [left, right] = between;
        const glyphs = [bodyKeys[left], bodyKeys[right]];
        return [
          { text: aspectNameOf(angle) },
          {
            text: westernTexts.pair(bodyNames[bodyKeys[left]], bodyNames[bodyKeys[right]]),
            glyphs,
            marks: glyphs,
          },
          hasMinute ? { text: orbText(orb) } : none,
        ];
      }),
    },
  ];
};

/** The apex, the sign, or the element of all three. */
const placeOf = (figure: ChartFigure, { at }: Chart['charts']): Cell => {
  switch (figure.kind) {
    case 'stellium': {
      const sign = signs[figure.sign] ?? 'aries';
      return { text: signNames[sign], glyphs: [sign], marks: [sign] };
    }
    case 'grandTrine': {
      const elements = new Set(figure.bodies.map((name) => at.planets[name].sign % 4));
      const [element = 0] = elements;
      return elements.size === 1 ? { text: westernTexts.elementNames[element] ?? '' } : none;
    }
    default:
      return { text: bodyNames[bodyKeys[figure.apex]], glyphs: [bodyKeys[figure.apex]] };
  }
};

const figureRow = (figure: ChartFigure, charts: Chart['charts']): Cell[] => {
  const keys = figure.bodies.map((name) => bodyKeys[name]);
  const lines = figure.bodies.flatMap((left, index) =>
    figure.bodies.slice(index + 1).map((right) => aspectMark({ between: [left, right] })),
  );
  return [
    { text: texts.figureNames[figure.kind] },
    { text: texts.together(keys.map((key) => bodyNames[key])), glyphs: keys, marks: [...keys, ...lines] },
    placeOf(figure, charts),
  ];
};

const figuresTable = (aspects: readonly Aspect[], { at, from, to }: Chart['charts']): SheetTable[] => {
  const figures = figuresIn(aspects, (name) => {
    const { sign } = at.planets[name];
    return [from, to].every((chart) => chart.planets[name].sign === sign) ? sign : undefined;
  });
  if (figures.length === 0) return [];
  const rows = figures.map((figure) => figureRow(figure, { at, from, to }));
  return [{ id: 'figures', pairs: true, ...texts.figures, rows }];
};

export const minorAspectsOf = (reading: Reading, { charts }: Chart, shown: Shown): readonly Aspect[] =>
  heldIn(reading, charts, aspectsIn(orbsBy(minorOrbs, shown)));

/** Minor aspects make figures whether they are shown or not. */
export const wholeTables = (reading: Reading, chart: Chart, shown: Shown): SheetTable[] => {
  const minor = minorAspectsOf(reading, chart, shown);
  return [
    pointsTable(reading, chart),
    ...pointAspectsTable(reading, chart, shown),
    ...(shown.aspects === 'minor' ? minorTable(minor, reading) : []),
    ...figuresTable([...chart.aspects, ...minor], chart.charts),
  ];
};
