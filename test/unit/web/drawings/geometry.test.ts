import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hatch, num, type Point, polar, spokes, star, turn } from '#lib/drawings/geometry.ts';
import { darkHatch, litPart, terminator } from '#lib/drawings/moon-phase.ts';
import { spread } from '#lib/drawings/spread.ts';

const numbersOf = (d: string): number[] => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
const byAngle = (angles: readonly number[]): number[] =>
  angles.map((_, index) => index).sort((a, b) => turn(angles[a] ?? 0) - turn(angles[b] ?? 0));
/** The same cycle of indexes, starting from 0. */
const fromZero = (order: readonly number[]): number[] => {
  const start = order.indexOf(0);
  return [...order.slice(start), ...order.slice(0, start)];
};

describe('coordinates', () => {
  test('are written in their shortest form', () => {
    expect([0.5, -0.25, -0.001, 12, 10 / 3].map((value) => num(value))).toEqual([
      '.5',
      '-.25',
      '0',
      '12',
      '3.33',
    ]);
  });

  test('stop the build when they are not numbers', () => {
    expect(() => num(Number.NaN)).toThrow(RangeError);
    expect(() => num(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  test('angles run counter-clockwise from three o’clock', () => {
    const [x, y] = polar([10, 10], 5, 90);
    expect([x, y]).toEqual([expect.closeTo(10), expect.closeTo(5)]);
  });
});

test('relative ticks keep their place through a whole turn', () => {
  const angles = Array.from({ length: 360 }, (_, degree) => degree);
  const d = spokes([0, 0], angles, () => [378, 364], 1);
  const steps = d.match(/[Mml][^Mml]+/g) ?? [];
  let at: Point = [0, 0];
  const visited = steps.map((step): Point => {
    const [dx = Number.NaN, dy = Number.NaN] = numbersOf(step);
    at = [at[0] + dx, at[1] + dy];
    return at;
  });
  expect(visited).toHaveLength(720);
  visited.forEach(([x, y], index) => {
    const [wantedX, wantedY] = polar([0, 0], index % 2 === 0 ? 378 : 364, Math.floor(index / 2));
    expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(0.08);
  });
});

test('a star polygon joins every vertex to the one a step further', () => {
  expect(star([0, 0], 10, 4, 2)).toBe('M10 0L-10 0M0 -10L0 10M-10 0L10 0M0 10L0 -10');
});

test('hatching stays inside its polygon', () => {
  const triangle: Point[] = [
    [0, 0],
    [10, 20],
    [-10, 20],
  ];
  const rows = hatch(triangle, 2.6).match(/M[^M]+/g) ?? [];
  expect(rows).toHaveLength(7);
  for (const row of rows) {
    const [left = 0, y = 0, right = 0] = numbersOf(row);
    expect(left).toBeCloseTo(-y / 2, 1);
    expect(right).toBeCloseTo(y / 2, 1);
  }
});

describe('spreading of glyphs', () => {
  const angle = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true });
  const ten = fc.array(angle, { minLength: 10, maxLength: 10 });

  test('keeps neighbours 9.2° apart, for all positions of the planets', () => {
    fc.assert(
      fc.property(ten, (angles) => {
        const sorted = spread(angles, 9.2)
          .map(turn)
          .sort((a, b) => a - b);
        const gaps = sorted.map((value, index) => turn((sorted[(index + 1) % 10] ?? 0) - value));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9.2 - 1e-9);
      }),
    );
  });

  test('keeps their order around the circle', () => {
    const distinct = fc.uniqueArray(angle, { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(distinct, (angles) => {
        expect(fromZero(byAngle(spread(angles, 9.2)))).toEqual(fromZero(byAngle(angles)));
      }),
    );
  });

  test('moves each of a pair by half of the missing angle, across 0° as well, and no other glyph', () => {
    const [a, b, c] = spread([358, 2, 120], 9.2);
    expect([a, b, c]).toEqual([expect.closeTo(355.4), expect.closeTo(4.6), expect.closeTo(120)]);
  });
});

describe('the Moon', () => {
  /** The area of the lit path divided by that of the disc, from its radii and sweep flags. */
  const litShare = (phase: number): number => {
    const [limb = '', back = ''] = litPart([0, 0], 100, phase).match(/A[^A]+/g) ?? [];
    const [, , , , limbSweep] = numbersOf(limb);
    const [width = Number.NaN, , , , backSweep] = numbersOf(back);
    return 0.5 + (limbSweep === backSweep ? 1 : -1) * (width / 200);
  };

  test.each([0, 12, 45, 89, 91, 134.087, 179, 181, 225, 270, 300, 359])(
    'at a phase of %d° the lit share of the disc is (1 − cos) / 2',
    (phase) => {
      expect(litShare(phase)).toBeCloseTo((1 - Math.cos((phase * Math.PI) / 180)) / 2, 3);
    },
  );

  test('is lit at the right while it waxes, at the left while it wanes', () => {
    expect(litPart([0, 0], 10, 60)).toMatch(/^M0 -10A10 10 0 0 1 /);
    expect(litPart([0, 0], 10, 300)).toMatch(/^M0 -10A10 10 0 0 0 /);
  });

  test.each([40, 134, 225, 315])('its shade at %d° reaches from the dark limb to the terminator', (phase) => {
    const [equator = ''] = darkHatch([0, 0], 100, phase).match(/M\S+ 0H\S+?(?=M|$)/) ?? [];
    const [from = 0, , to = 0] = numbersOf(equator);
    const side = phase < 180 ? 1 : -1;
    expect(from).toBe(-100 * side);
    expect(to).toBeCloseTo(100 * side * terminator(phase), 1);
  });
});
