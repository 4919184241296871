import { describe, expect, test } from 'vitest';
import type { Point } from '#lib/drawings/geometry.ts';
import { quatrefoil } from '#lib/drawings/logo.ts';
import { centres, channels, definedChannels, isDefined } from '#lib/services/human-design/bodygraph.ts';
import { cellOf, loShu } from '#lib/services/numerologie/emblem.ts';

test('every row, column and diagonal of the Lo Shu gives fifteen', () => {
  const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
  expect(lines.map((line) => [...line].reduce((sum, cell) => sum + (loShu[Number(cell)] ?? 0), 0))).toEqual(
    lines.map(() => 15),
  );
  expect(cellOf(5, [120, 120], 42)).toEqual([120, 120]);
  expect(cellOf(1, [120, 120], 42)).toEqual([120, 162]);
  expect(cellOf(4, [120, 120], 42)).toEqual([78, 78]);
});

describe('the bodygraph', () => {
  test('has 36 channels that use all 64 gates', () => {
    expect(new Set(channels.map(([gates]) => gates)).size).toBe(36);
    const gates = new Set(channels.flatMap(([pair]) => pair.split('-').map(Number)));
    expect([...gates].sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
  });

  /** The distance of a point from the box around a centre. */
  const distance = ([x, y]: Point, shape: readonly Point[]): number => {
    const [xs, ys] = [shape.map(([px]) => px), shape.map(([, py]) => py)];
    const outside = (value: number, all: number[]): number =>
      Math.max(Math.min(...all) - value, 0, value - Math.max(...all));
    return Math.hypot(outside(x, xs), outside(y, ys));
  };

  test.each(channels)('channel %s runs from its first to its second centre', (_, from, to, start, end) => {
    const ends: Point[] = [start, end];
    const reach = (centre: typeof from) => Math.min(...ends.map((point) => distance(point, centres[centre])));
    expect(reach(from)).toBeLessThan(10);
    expect(reach(to)).toBeLessThan(10);
  });

  test('defines a centre exactly where a defined channel ends', () => {
    expect(definedChannels).toHaveLength(8);
    expect(isDefined('root')).toBe(true);
    expect(isDefined('emotions')).toBe(true);
    expect(isDefined('spleen')).toBe(false);
    expect(isDefined('heart')).toBe(false);
  });
});

test('the four circles of the quatrefoil meet on the diagonals', () => {
  const corners = quatrefoil([0, 0], 76, 76.5).matchAll(/(?:M| 0 1 1 )(\S+) ([-\d.]+)/g);
  const points = [...corners].map(([, x, y]): Point => [Number(x), Number(y)]);
  expect(points).toHaveLength(5);
  for (const [x, y] of points) {
    expect(Math.abs(x)).toBeCloseTo(Math.abs(y), 2);
    const toNearestLobe = Math.min(Math.hypot(x, Math.abs(y) - 76), Math.hypot(Math.abs(x) - 76, y));
    expect(toNearestLobe).toBeCloseTo(76.5, 1);
  }
});
