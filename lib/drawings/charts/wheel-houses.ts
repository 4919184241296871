import { turn } from '../geometry.ts';
import { spread } from '../spread.ts';
import { box, named, type SceneWidth, type Shape, stroked, words } from './scene.ts';
import { on, radius, sector, ticks } from './wheel-rings.ts';

const numbers = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Degrees that a number of the ring needs on both sides together, and the name of an axis. */
const numberRoom = 8.6;
const nameRoom = { wide: 9.4, narrow: 17 } as const;
const nameSize = { wide: 13, narrow: 32 } as const;

type Span = { readonly from: number; readonly to: number };

/** What is left of a house beside the names of the axes, in degrees from its cusp. */
const freeSpans = (start: number, width: number, taken: readonly number[], room: number): Span[] => {
  const inside = taken
    .map((angle) => (turn(angle - start + 180) % 360) - 180)
    .filter((at) => at > -room && at < width + room)
    .sort((left, right) => left - right);
  const edges = [0, ...inside.flatMap((at) => [at - room / 2, at + room / 2]), width];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    return index % 2 === 0 && to !== undefined ? [{ from: Math.max(0, from), to: Math.min(width, to) }] : [];
  });
};

/** Where a house's number stands: the middle of its widest free span; nowhere in a house too narrow for it. */
const numberAngle = (start: number, end: number, taken: readonly number[]): number | undefined => {
  const spans = freeSpans(start, turn(end - start), taken, nameRoom.wide);
  const widest = spans.reduce<Span | undefined>(
    (best, span) => (!best || span.to - span.from > best.to - best.from ? span : best),
    undefined,
  );
  if (!widest || widest.to - widest.from < numberRoom) return undefined;
  return start + (widest.from + widest.to) / 2;
};

/** The angles of the four names, moved apart where the axes are closer than a name is wide. */
const nameAngles = (axes: readonly number[], width: SceneWidth): number[] => spread(axes, nameRoom[width]);

/** Cusps from the first house's on; the axes have lines of their own. */
export const houseRing = (cusps: readonly number[], axes: readonly number[], width: SceneWidth): Shape[] => {
  const isAxis = (angle: number): boolean =>
    axes.some((axis) => Math.min(turn(angle - axis), turn(axis - angle)) < 0.01);
  const between = cusps.filter((angle) => !isAxis(angle));
  const taken = nameAngles(axes, width);
  return [
    stroked(
      'fine',
      ticks(cusps, () => [radius.houses, radius.aspects]),
    ),
    stroked(
      'faint',
      ticks(between, () => [293, radius.houses]),
    ),
    ...numbers.flatMap((number, index): Shape[] => {
      const [start, end] = [cusps[index] ?? 0, cusps[(index + 1) % 12] ?? 0];
      const at = width === 'narrow' ? undefined : numberAngle(start, end, taken);
      const [x, y] = on(radius.names, at ?? 0);
      return named(
        [`house ${number}`],
        stroked('zone', sector(radius.aspects, radius.houses, start, end)),
        ...(at === undefined ? [] : [words('house', number, [x, y + 4.4], 13)]),
      );
    }),
  ];
};

/** In the order of the axes: ascendant, descendant, midheaven, lower midheaven. */
const names = ['AS', 'DS', 'MC', 'FC'] as const;
export const axisName = (index: number): string => names[index] ?? '';

export const axisNames = (axes: readonly number[], width: SceneWidth): Shape[] => {
  const size = nameSize[width];
  return nameAngles(axes, width).flatMap((angle, index): Shape[] => {
    const [x, y] = on(radius.names, angle);
    const name = axisName(index);
    return named(
      [name],
      stroked('paper', box(x - size * 0.84, y - size * 0.62, size * 1.68, size * 1.24)),
      words('axis', name, [x, y + size * 0.35], size),
    );
  });
};
