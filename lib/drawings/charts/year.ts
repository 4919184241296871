import { num } from '../geometry.ts';
import { planets } from '../glyphs.ts';
import { disc, type Scene, type SceneWidth, type Shape, sign, stroked, words } from './scene.ts';

/** A row: the drawn sign of the body, what it reaches, its spans within orb, and its exact moments. Instants in milliseconds. */
export type YearRow = {
  readonly body: keyof typeof planets;
  readonly text: string;
  readonly isTense: boolean;
  readonly spans: readonly (readonly [from: number, to: number])[];
  readonly exact: readonly number[];
};
export type YearChart = {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly rows: readonly YearRow[];
};

const sizes = {
  wide: { width: 560, label: 206, row: 24, text: 13, tick: 11, every: 1 },
  narrow: { width: 340, label: 176, row: 30, text: 12, tick: 12, every: 3 },
} as const;
const top = 26;

/** A line of the year for each passage: full within orb, dashed where the aspect is tense, with a disc where it is exact. */
export const yearScene = ({ from, to, ticks, rows }: YearChart, wanted: SceneWidth): Scene => {
  const { width, label, row, text, tick, every } = sizes[wanted];
  const right = width - 8;
  const xOf = (at: number): number =>
    label + ((Math.min(Math.max(at, from), to) - from) / (to - from)) * (right - label);
  const bottom = top + rows.length * row;
  const lineOf = ({ body, text: name, isTense, spans, exact }: YearRow, index: number): Shape[] => {
    const y = top + index * row + row / 2;
    const within = spans.map(([start, end]) => `M${num(xOf(start))} ${num(y)}H${num(xOf(end))}`);
    return [
      sign('planet', planets[body], [11, y], 18),
      words('quiet', name, [(22 + label) / 2, y + text * 0.36], text),
      stroked('hair', `M${num(label)} ${num(y)}H${num(right)}`),
      stroked(isTense ? 'hardClose' : 'easyClose', ...within),
      ...exact.map((at) => disc('giltFill', [xOf(at), y], 4)),
    ];
  };
  return {
    box: [0, 0, width, bottom + 4],
    shapes: [
      ...ticks.flatMap(({ at, text: month }, index) => [
        stroked('faint', `M${num(xOf(at))} 18V${num(bottom)}`),
        ...(index % every === 0 ? [words('quiet', month, [xOf(at), 13], tick)] : []),
      ]),
      ...rows.flatMap(lineOf),
    ],
  };
};
