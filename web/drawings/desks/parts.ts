import { hatch, line, num, type Point, polygon, xy } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { group, type Pen, path } from '#lib/drawings/svg.ts';

/** The side of the square that a desk fills, and the point around which its things are turned. */
export const side = 320;
const middle: Point = [160, 160];

/** What lies turned on the table. */
export const turned = (angle: number, ...content: readonly string[]): string =>
  group(`transform="rotate(${num(angle)} ${middle[0]} ${middle[1]})"`, ...content);

export const rectangle = (left: number, top: number, width: number, height: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

const moved = (points: readonly Point[], [dx, dy]: Point): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

/** A thing on the table hides what is below it and throws a hatched shadow to the right. */
export const lying = (outline: readonly Point[], shadow: Point = [5, 6], pen: Pen = pens.fine): string =>
  [
    path(pens.hair, hatch(moved(outline, shadow), 1.9)),
    path(pens.paper, polygon(outline)),
    path(pen, polygon(outline)),
  ].join('');

/** The top of the table: lines across an ellipse, as an engraver ends a picture without a frame. */
export const table = (): string => {
  const [across, down, pitch] = [158, 118, 6.5];
  const rows = Array.from({ length: Math.floor((2 * down) / pitch) }, (_, row) => (row + 0.5) * pitch - down);
  const lines = rows.map((y, row) => {
    const half = across * Math.sqrt(1 - (y / down) ** 2);
    const ragged = 1 - ((row * 7) % 5) / 28;
    return line([160 - half * ragged, 172 + y], [160 + half * (1.14 - ragged * 0.14) * ragged, 172 + y]);
  });
  return path(pens.faint, lines.join(''));
};

/** Digits of one stroke in a box of 6 by 10, for figures too small to have a face: where each begins, and its way from there. */
const strokes = [
  [3, 0, 'q3 0 3 5 0 5 -3 5 -3 0 -3 -5 0 -5 3 -5'],
  [1, 2, 'l2 -2v10'],
  [0, 2, 'q1 -2 3 -2 3 0 3 3 0 2 -6 7h6'],
  [0, 0, 'h6l-3 4q3 0 3 3 0 3 -3 3 -2 0 -3 -1'],
  [5, 10, 'v-10l-5 7h6'],
  [6, 0, 'h-5l-1 4q2 -1 4 0 2 1 2 3 0 3 -3 3 -2 0 -3 -1'],
  [5, 0, 'q-5 3 -5 7 0 3 3 3 3 0 3 -3 0 -2 -3 -2 -2 0 -3 2'],
  [0, 0, 'h6l-4 10'],
  [3, 5, 'q-3 0 -3 -3 0 -2 3 -2 3 0 3 2 0 3 -3 3 -3 0 -3 3 0 2 3 2 3 0 3 -2 0 -3 -3 -3'],
  [1, 10, 'q5 -3 5 -7 0 -3 -3 -3 -3 0 -3 3 0 2 3 2 2 0 3 -2'],
] as const;

/** A number in strokes, ending at `right`; what stands there is real. */
export const figures = (text: string, [right, top]: Point, size: number): string => {
  const scale = size / 10;
  return [...text]
    .map((digit, index) => {
      const [x, y, way] = strokes[Number(digit)] ?? [0, 0, ''];
      const left = right - (text.length - index) * size * 0.82;
      const scaled = way.replaceAll(/-?\d+/g, (value) => num(Number(value) * scale));
      return `M${xy([left + x * scale, top + y * scale], size < 6 ? 0 : 1)}${scaled}`;
    })
    .join('');
};
