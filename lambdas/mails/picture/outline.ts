/** Converts outlines of the drawings (SVG path data) into polylines, the only shapes that the canvas draws. */
import type { Point } from '#lib/drawings/geometry.ts';

export type Polyline = readonly Point[];

/** Segments of a curve; at the sizes of a mail the corners are invisible. */
const steps = 20;
const fractions = Array.from({ length: steps }, (_, index) => (index + 1) / steps);

const bezier = (points: readonly Point[]): Point[] =>
  fractions.map((t) => {
    let level = [...points];
    while (level.length > 1) {
      level = level.slice(1).map(([x, y], index): Point => {
        const [fromX, fromY] = level[index] ?? [x, y];
        return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
      });
    }
    return level[0] ?? [0, 0];
  });

/** SVG 2, appendix B.2.4, for ellipses without rotation: the drawings have no others. */
const arc = (
  [x1, y1]: Point,
  [rx, ry, , large = 0, sweep = 0, x2 = 0, y2 = 0]: readonly number[],
): Point[] => {
  const [a, b] = [rx || 1e-6, ry || 1e-6];
  const [dx, dy] = [(x1 - x2) / 2 / a, (y1 - y2) / 2 / b];
  const grown = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / grown, dy / grown];
  const away = Math.sqrt(Math.max(0, 1 / (ux ** 2 + uy ** 2) - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [away * uy, -away * ux];
  const start = Math.atan2(uy - cy, ux - cx);
  const end = Math.atan2(-uy - cy, -ux - cx);
  const turn = 2 * Math.PI;
  const span = sweep ? (((end - start) % turn) + turn) % turn : -((((start - end) % turn) + turn) % turn);
  const [midX, midY] = [(x1 + x2) / 2 + cx * a * grown, (y1 + y2) / 2 + cy * b * grown];
  return fractions.map((t): Point => {
    const angle = start + span * t;
    return [midX + a * grown * Math.cos(angle), midY + b * grown * Math.sin(angle)];
  });
};

/** The number of parameters of each command. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

const pairs = (values: readonly number[]): Point[] =>
  Array.from(
    { length: values.length / 2 },
    (_, index): Point => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0],
  );

/** The points that a command adds after `at`; all numbers are absolute. */
const drawn = (command: string, at: Point, values: readonly number[]): Point[] => {
  if (command === 'H') return [[values[0] ?? 0, at[1]]];
  if (command === 'V') return [[at[0], values[0] ?? 0]];
  if (command === 'A') return arc(at, values);
  if (command === 'C' || command === 'Q') return bezier([at, ...pairs(values)]);
  return pairs(values);
};

/** Converts relative numbers into absolute ones; only the end of an arc is a position. */
const absolute = (command: string, [x, y]: Point, values: readonly number[]): number[] => {
  const upper = command.toUpperCase();
  if (command === upper) return [...values];
  if (upper === 'A') return [...values.slice(0, 5), (values[5] ?? 0) + x, (values[6] ?? 0) + y];
  const shift = upper === 'H' ? [x] : upper === 'V' ? [y] : [x, y];
  return values.map((value, index) => value + (shift[index % shift.length] ?? 0));
};

type Step = { readonly command: string; readonly values: readonly number[] };

/** A command with repeated parameters is several steps. */
const stepsOf = (outline: string): Step[] =>
  [...outline.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = 'M', text = '']) => {
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const length = lengths[command.toUpperCase()];
    if (length === undefined) throw new Error(`no command ${command} in our outlines`);
    if (length === 0) return [{ command, values: [] }];
    return Array.from({ length: numbers.length / length }, (_, index) => ({
      command,
      values: numbers.slice(index * length, (index + 1) * length),
    }));
  });

/** One polyline per move; a closed one ends at its start. */
export const polylines = (outline: string): Polyline[] => {
  const lines: Point[][] = [];
  for (const { command, values } of stepsOf(outline)) {
    const line = lines.at(-1) ?? [];
    const at = line.at(-1) ?? [0, 0];
    const upper = command.toUpperCase();
    if (upper === 'Z') line.push(line[0] ?? at);
    else if (upper === 'M') lines.push(pairs(absolute(command, at, values)));
    else line.push(...drawn(upper, at, absolute(command, at, values)));
  }
  return lines;
};
