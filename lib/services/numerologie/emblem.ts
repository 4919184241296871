import { around, line, num, type Point, spokes, star } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { doubleRing, markMiddle, ringedMark } from '#lib/drawings/rings.ts';
import { circle, numeral, path, square, symbol } from '#lib/drawings/svg.ts';

const centre: Point = [120, 120];
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Digit = (typeof digits)[number];

/** The magic square of order three (洛書), row by row: every row, column and diagonal sums to fifteen. */
export const loShu: readonly Digit[] = [4, 9, 2, 3, 5, 7, 8, 1, 6];

/** Centre of a digit's cell in a square of 3 × 3 cells around `at`. */
export const cellOf = (digit: Digit, at: Point, cell: number): Point => {
  const index = loShu.indexOf(digit);
  return [at[0] + cell * ((index % 3) - 1), at[1] + cell * (Math.floor(index / 3) - 1)];
};

const grid = ([x, y]: Point, half: number): string => {
  const third = half / 3;
  return [-third, third]
    .map(
      (offset) =>
        `M${num(x + offset)} ${num(y - half)}v${num(half * 2)}M${num(x - half)} ${num(y + offset)}h${num(half * 2)}`,
    )
    .join('');
};

/** The path from 1 to 9. */
const walk = (at: Point, cell: number): string => line(...digits.map((digit) => cellOf(digit, at, cell)));

/** The free corner of each digit's cell. */
const corners: Readonly<Record<Digit, Point>> = {
  1: [-1, 1],
  2: [1, -1],
  3: [-1, 1],
  4: [-1, -1],
  5: [1, -1],
  6: [1, 1],
  7: [1, -1],
  8: [-1, 1],
  9: [1, -1],
};

const cell = 42;
const labels = (): string =>
  digits
    .map((digit) => {
      const [x, y] = cellOf(digit, centre, cell);
      const [right, down] = corners[digit];
      return numeral(pens.text, String(digit), [x + right * 12.6, y + down * 11.6], 17);
    })
    .join('');

const stations = (): string => {
  const [first, last] = [cellOf(1, centre, cell), cellOf(9, centre, cell)];
  const between = digits.filter((digit) => digit !== 1 && digit !== 9);
  return [
    ...between.map((digit) => circle(pens.liveSolid, cellOf(digit, centre, cell), 2.6)),
    circle(pens.paper, first, 6),
    circle(pens.live, first, 6),
    circle(pens.liveSolid, first, 2),
    circle(pens.liveSolid, last, 5.2),
  ].join('');
};

/** Lo Shu, its path from 1 (ring) to 9 (disc), and the nonagrams {9/2} and {9/4} behind it. */
export const emblem = (id: string): string =>
  symbol(
    id,
    '0 0 240 240',
    [
      doubleRing(),
      path(
        pens.hair,
        spokes(centre, around(81, 90), () => [114, 110]),
      ),
      path(
        pens.fine,
        spokes(centre, around(9, 90), () => [114, 104]),
      ),
      circle(pens.fine, centre, 104),
      path(pens.ghost, star(centre, 104, 9, 2, 90) + star(centre, 104, 9, 4, 90)),
      square(pens.paper, centre, 68),
      square(pens.fine, centre, 68),
      square(pens.fine, centre, 63),
      path(pens.fine, grid(centre, 63)),
      labels(),
      path(pens.liveBold, walk(centre, cell)),
      stations(),
    ].join(''),
  );

/** The numerological lobe of the pack, 38 units each way. */
export const lobe = (at: Point): string =>
  [
    square(pens.fine, at, 37.5),
    path(pens.fine, grid(at, 37.5)),
    path(pens.liveFine, walk(at, 25)),
    ...digits.map((digit) => {
      const place = cellOf(digit, at, 25);
      return circle(pens.paper, place, 6.4) + numeral(pens.text, String(digit), place, 13.7);
    }),
  ].join('');

/** 48 box: the square and its path. */
export const mark = (id: string): string =>
  ringedMark(
    id,
    square(pens.fine, markMiddle, 13.5),
    path(pens.hair, grid(markMiddle, 13.5)),
    path(pens.live, walk(markMiddle, 9)),
    circle(pens.liveSolid, cellOf(1, markMiddle, 9), 2.2),
    circle(pens.liveSolid, cellOf(9, markMiddle, 9), 2.2),
  );
