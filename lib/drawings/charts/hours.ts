import { num } from '../geometry.ts';
import { box, type Scene, type SceneWidth, type Shape, stroked, words } from './scene.ts';

/** What holds from an instant on; `isGiven`: at the given minute. Instants are milliseconds. */
export type HourSpan = { readonly text: string; readonly from: number; readonly isGiven: boolean };
export type HourTick = { readonly at: number; readonly text: string };
export type HoursChart = {
  readonly from: number;
  readonly at: number;
  readonly to: number;
  readonly ticks: readonly HourTick[];
  /** One row for each value that the hour decides. */
  readonly rows: readonly (readonly HourSpan[])[];
};

const sizes = {
  wide: { width: 560, row: 30, gap: 6, text: 13, tick: 12 },
  narrow: { width: 340, row: 34, gap: 7, text: 14, tick: 13 },
} as const;
const top = 30;
const margin = 2;

/** Strokes of 45° inside a rectangle. */
const hatching = (left: number, y: number, width: number, height: number): string => {
  const count = Math.ceil((width + height) / 5);
  return Array.from({ length: count }, (_, index) => {
    const start = left - height + index * 5;
    const [from, to] = [Math.max(start, left), Math.min(start + height, left + width)];
    if (from >= to) return '';
    return `M${num(from)} ${num(y + height - (from - start))}L${num(to)} ${num(y + height - (to - start))}`;
  }).join('');
};

type Cell = HourSpan & { readonly left: number; readonly width: number; readonly y: number };

const cellShapes = ({ text, isGiven, left, width, y }: Cell, wanted: SceneWidth): Shape[] => {
  const { row, text: size } = sizes[wanted];
  const textWidth = text.length * size * 0.58;
  const middle = left + width / 2;
  return [
    ...(isGiven ? [stroked('faint', hatching(left, y, width, row))] : []),
    stroked('fine', box(left, y, width, row)),
    ...(textWidth < width - 6
      ? [
          ...(isGiven
            ? [stroked('paper', box(middle - textWidth / 2 - 4, y + 3, textWidth + 8, row - 6))]
            : []),
          words(isGiven ? 'number' : 'quiet', text, [middle, y + row / 2 + size * 0.36], size),
        ]
      : []),
  ];
};

/** The ribbon of hours: a band for each value, hatched where it holds for the given minute, which is gilt. */
export const hoursScene = ({ from, at, to, ticks, rows }: HoursChart, wanted: SceneWidth): Scene => {
  const { width, row, gap, tick } = sizes[wanted];
  const xOf = (instant: number): number => margin + ((instant - from) / (to - from)) * (width - 2 * margin);
  const bottom = top + rows.length * (row + gap);
  const cells = rows.flatMap((spans, index) =>
    spans.map((span, place): Cell => {
      const [left, right] = [xOf(Math.max(span.from, from)), xOf(spans[place + 1]?.from ?? to)];
      return { ...span, left, width: right - left, y: top + index * (row + gap) };
    }),
  );
  const x = xOf(at);
  return {
    box: [0, 0, width, bottom + 2],
    shapes: [
      ...ticks.flatMap(({ at: instant, text }) => [
        words('quiet', text, [xOf(instant), 13], tick),
        stroked('hair', `M${num(xOf(instant))} 18v7`),
      ]),
      ...cells.flatMap((cell) => cellShapes(cell, wanted)),
      stroked('gilt', `M${num(x)} 20V${num(bottom)}`),
      stroked('giltFill', `M${num(x - 5)} 18h10L${num(x)} 26Z`),
    ],
  };
};
