import { describe, expect, test } from 'vitest';
import { turn } from '#lib/drawings/geometry.ts';
import { linesOf, lostStar, megrez } from '../../../../web/drawings/lost-star.ts';
import { neverSets, polaris, pole, field as poleField } from '../../../../web/drawings/pole.ts';
import type { Equatorial } from '../../../../web/drawings/projection.ts';
import { readStars } from '../../../../web/drawings/star-catalogue.ts';
import { cut, fieldOf } from '../../../../web/drawings/star-plate.ts';

const catalogue = await readStars(5.3);
const isAt = ([hour, degree]: Equatorial, [otherHour, otherDegree]: Equatorial): boolean =>
  Math.abs(turn(hour) - turn(otherHour)) < 1 && Math.abs(degree - otherDegree) < 0.1;

describe('a round field of the sky', () => {
  const field = fieldOf([0, 90], 30);

  test('holds what is within its reach', () => {
    expect(field.holds([123, 60.1])).toBe(true);
    expect(field.holds([123, 59.9])).toBe(false);
  });

  test('cuts a line at its rim, on the way out and in', () => {
    const out: Equatorial[] = [
      [0, 80],
      [0, 40],
      [0, 80],
    ];
    expect(cut(field, out).match(/[ML]/g)).toEqual(['M', 'L', 'M', 'L']);
    const [, x = 0, y = 0] = /L([\d.]+) ([\d.]+)/.exec(cut(field, out))?.map(Number) ?? [];
    expect(Math.hypot(x - 320, y - 320)).toBeCloseTo(268, 0);
    expect(
      cut(field, [
        [0, 40],
        [90, 40],
      ]),
    ).toBe('');
  });
});

describe('the sky of the sign-in', () => {
  test('reaches down to where stars begin to set at Paris: Capella never does, Vega does', () => {
    expect(neverSets).toBeCloseTo(41.14, 1);
    expect(poleField.holds([79.17, 46])).toBe(true);
    expect(poleField.holds([279.23, 38.78])).toBe(false);
  });

  test('has the Pole Star of the catalogue in the accent of gold', () => {
    expect(
      catalogue.stars.some(({ at, magnitude }) => magnitude < 2.1 && Math.abs(at[1] - polaris[1]) < 0.1),
    ).toBe(true);
    expect(pole(catalogue).match(/fill="var\(--gilt,currentColor\)"/g)?.length).toBeGreaterThan(1);
  });
});

describe('the sky of the page that does not exist', () => {
  test('lacks one star of the Great Bear, which the catalogue has with three lines', () => {
    expect(catalogue.stars.filter(({ at }) => isAt(at, megrez))).toHaveLength(1);
    expect(linesOf(catalogue.figures).filter((ends) => ends.some((end) => isAt(end, megrez)))).toHaveLength(
      3,
    );
  });

  test('dashes its lines and its place, and draws everything else as it is', () => {
    const drawn = lostStar(catalogue);
    expect(drawn.match(/stroke-dasharray/g)).toHaveLength(2);
    const without = { ...catalogue, stars: catalogue.stars.filter(({ at }) => !isAt(at, megrez)) };
    expect(lostStar(without)).toBe(drawn);
  });
});
