import { around, type Point, polar, polygon, spokes, star } from '#lib/drawings/geometry.ts';
import { signs } from '#lib/drawings/glyphs.ts';
import { pens } from '#lib/drawings/pens.ts';
import { doubleRing, markMiddle, ringedMark } from '#lib/drawings/rings.ts';
import { circle, glyph, path, symbol } from '#lib/drawings/svg.ts';

const centre: Point = [120, 120];

/** The twelve signs on a ring, counter-clockwise, Aries below the left horizon. */
const signRing = (at: Point, radius: number, size: number): string =>
  Object.values(signs)
    .map((outline, index) => glyph(pens.liveGlyph, outline, polar(at, radius, 195 + index * 30), size))
    .join('');

const graduation = spokes(centre, around(180), (angle) => [
  114,
  angle % 10 === 0 ? 105 : angle % 6 === 0 ? 108 : 110,
]);

/** Signs of one element, four triangles. */
const trines = around(12, 180)
  .slice(0, 4)
  .map((start) => polygon(around(3, start).map((angle) => polar(centre, 71, angle))))
  .join('');

/** Twelve sectors, the star {12/5} of all quincunxes and the four trines. */
export const emblem = (id: string): string =>
  symbol(
    id,
    '0 0 240 240',
    [
      doubleRing(),
      path(pens.hair, graduation),
      circle(pens.fine, centre, 104),
      circle(pens.live, centre, 74),
      path(
        pens.fine,
        spokes(centre, around(12), () => [104, 74]),
      ),
      signRing(centre, 89, 17),
      path(pens.hair, spokes(centre, around(72), () => [74, 71]) + star(centre, 71, 12, 5)),
      path(pens.faint, trines),
      circle(pens.fine, centre, 18.4),
      circle(pens.paper, centre, 9),
      circle(pens.live, centre, 9),
      circle(pens.liveSolid, centre, 1.6),
    ].join(''),
  );

/** The western lobe of the pack, 50 units around `at`. */
export const lobe = (at: Point): string =>
  [
    circle(pens.fine, at, 50),
    circle(pens.liveFine, at, 36),
    path(
      pens.fine,
      spokes(at, around(12), () => [50, 36]),
    ),
    path(
      pens.hair,
      spokes(at, around(72), () => [50, 47.5]),
    ),
    signRing(at, 43, 8),
    path(pens.hair, star(at, 36, 12, 5)),
  ].join('');

/** 48 box: wheel, sectors and one trine. */
export const mark = (id: string): string =>
  ringedMark(
    id,
    circle(pens.live, markMiddle, 14),
    path(
      pens.fine,
      spokes(markMiddle, around(12), () => [22.5, 14]),
    ),
    circle(pens.liveSolid, markMiddle, 2),
    path(pens.liveFine, polygon(around(3, 90).map((angle) => polar(markMiddle, 14, angle)))),
  );
