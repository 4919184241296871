import { around, num, type Point, polar, polygon, spokes, xy } from '#lib/drawings/geometry.ts';
import { branches, elements } from '#lib/drawings/glyphs.ts';
import { pens } from '#lib/drawings/pens.ts';
import { doubleRing, markMiddle, ringedMark } from '#lib/drawings/rings.ts';
import { arrowHead, circle, glyph, path, symbol } from '#lib/drawings/svg.ts';

const centre: Point = [120, 120];
const cycle = 60;
/** The five phases clockwise from wood at the top. */
const phases = around(-5, 90);

/** The twelve branches clockwise, rat at the top. */
const branchRing = (at: Point, radius: number, size: number): string =>
  Object.values(branches)
    .map((outline, index) => glyph(pens.liveGlyph, outline, polar(at, radius, 90 - index * 30), size))
    .join('');

/** Generating cycle: an arc from each phase to the next one. */
const generation = (angle: number): string => {
  const [start, end] = [angle - 17, angle - 53];
  const arc = `M${xy(polar(centre, cycle, start))}A${num(cycle)} ${num(cycle)} 0 0 1 ${xy(polar(centre, cycle, end))}`;
  return (
    path(pens.live, arc) +
    arrowHead(
      pens.liveSolid,
      polar(centre, cycle, end - 4),
      polar(centre, cycle + 3, end + 3),
      polar(centre, cycle - 3, end + 3),
    )
  );
};

/** Controlling cycle: a chord from each phase to the second next, cut off before it. */
const control = (angle: number): string => {
  const [from, to] = [polar(centre, cycle, angle), polar(centre, cycle, angle - 144)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (distance: number, aside = 0): Point => [
    from[0] + ux * distance - uy * aside,
    from[1] + uy * distance + ux * aside,
  ];
  const end = length - 16;
  return (
    path(pens.fine, `M${xy(along(16))}L${xy(along(end))}`) +
    arrowHead(pens.solid, along(end), along(end - 5, 2.1), along(end - 5, -2.1))
  );
};

const node = (outline: string, at: Point): string =>
  [
    circle(pens.paper, at, 14),
    circle(pens.fine, at, 14),
    circle(pens.hair, at, 12),
    glyph(pens.glyph, outline, at, 14),
  ].join('');

/** Twelve branches around the five phases, whose nodes distinguish the figure from a star. */
export const emblem = (id: string): string =>
  symbol(
    id,
    '0 0 240 240',
    [
      doubleRing(),
      circle(pens.fine, centre, 86),
      path(
        pens.fine,
        spokes(centre, around(12, 15), () => [114, 86]),
      ),
      path(
        pens.hair,
        spokes(centre, around(60), () => [86, 83]),
      ),
      branchRing(centre, 100, 15.5),
      circle(pens.fine, centre, 80),
      ...phases.map(generation),
      ...phases.map(control),
      ...Object.values(elements).map((outline, index) =>
        node(outline, polar(centre, cycle, 90 - index * 72)),
      ),
    ].join(''),
  );

const pentagram = (at: Point, radius: number): string =>
  polygon(Array.from({ length: 5 }, (_, index) => polar(at, radius, 90 - index * 144)));

/** The Chinese lobe of the pack, 50 units around `at`. */
export const lobe = (at: Point): string =>
  [
    circle(pens.fine, at, 50),
    circle(pens.fine, at, 38),
    path(pens.fine, spokes(at, around(12, 15), () => [50, 38]) + pentagram(at, 34)),
    branchRing(at, 44, 7),
    circle(pens.liveFine, at, 34),
    ...phases
      .map((angle) => polar(at, 34, angle))
      .map((place) => circle(pens.paper, place, 4) + circle(pens.liveFine, place, 4)),
  ].join('');

/** 48 box: the cycle with its five nodes. */
export const mark = (id: string): string =>
  ringedMark(
    id,
    path(
      pens.fine,
      spokes(markMiddle, around(12), () => [22.5, 20]),
    ),
    path(pens.hair, pentagram(markMiddle, 14)),
    circle(pens.live, markMiddle, 14),
    ...phases
      .map((angle) => polar(markMiddle, 14, angle))
      .map((place) => circle(pens.paper, place, 3.5) + circle(pens.live, place, 3.5)),
  );
