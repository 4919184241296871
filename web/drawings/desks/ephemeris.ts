import type { bodies } from '#domain/guidance/sky/facts.ts';
import { longitudeOf } from '#domain/guidance/sky/positions.ts';
import { hatch, line, type Point, polygon } from '#lib/drawings/geometry.ts';
import { planets } from '#lib/drawings/glyphs.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, glyph, path } from '#lib/drawings/svg.ts';
import { zodiacal } from '../sky.ts';
import { figures, lying, turned } from './parts.ts';

type Body = (typeof bodies)[number];

/** The pages of April 1991, with the days around the birth of the examples. */
const first = Date.UTC(1991, 3, 8);
const days = 15;
const dayLength = 86_400_000;

const page = { top: 62, bottom: 254, width: 128, line: 10.6 } as const;

/** Two digits of degrees and two of minutes, at midnight of each day. */
const column = (body: Body, right: number): string =>
  Array.from({ length: days }, (_, row) => {
    const { degree, minute } = zodiacal(longitudeOf(body, new Date(first + row * dayLength)));
    const y = Math.round(page.top + 30 + row * page.line);
    return (
      figures(String(degree).padStart(2, '0'), [right - 10, y], 5) +
      figures(String(minute).padStart(2, '0'), [right, y], 5)
    );
  }).join('');

const dates = (right: number): string =>
  Array.from({ length: days }, (_, row) =>
    figures(
      String(new Date(first + row * dayLength).getUTCDate()),
      [right, Math.round(page.top + 30 + row * page.line)],
      5,
    ),
  ).join('');

/** A page from its left edge on: days, then four bodies under their glyphs. */
const tablePage = (left: number, shown: readonly Body[]): string => {
  const rights = shown.map((_, index) => left + 39 + index * 25);
  const rules = [left + 15, ...rights.map((right) => right + 2.6)];
  return [
    path(pens.hair, line([left + 4, page.top + 24], [left + page.width - 4, page.top + 24])),
    path(pens.fine, line([left + 4, page.top + 9], [left + page.width - 4, page.top + 9])),
    path(pens.faint, rules.map((x) => line([x, page.top + 9], [x, page.bottom - 8])).join('')),
    path(
      pens.hair,
      dates(left + 13) + shown.map((body, index) => column(body, rights[index] ?? left)).join(''),
    ),
    ...shown.map((body, index) =>
      glyph(pens.liveGlyph, planets[body], [(rights[index] ?? left) - 9, page.top + 16.5], 11),
    ),
  ].join('');
};

/** The book lies open: its pages bend down at the fold, and their edges show below. */
const book = (): string => {
  const { top, bottom } = page;
  const outline = `M160 ${top + 5}C140 ${top - 6} 60 ${top - 4} 30 ${top}V${bottom}C60 ${bottom - 4} 140 ${bottom - 6} 160 ${bottom + 5}C180 ${bottom - 6} 260 ${bottom - 4} 290 ${bottom}V${top}C260 ${top - 4} 180 ${top - 6} 160 ${top + 5}Z`;
  const edges = [4, 7.5, 11].map(
    (down) =>
      `M30 ${bottom + down}C60 ${bottom + down - 4} 140 ${bottom + down - 6} 160 ${bottom + down + 5}C180 ${bottom + down - 6} 260 ${bottom + down - 4} 290 ${bottom + down}`,
  );
  const cover: Point[] = [
    [24, top - 6],
    [296, top - 6],
    [296, bottom + 15],
    [24, bottom + 15],
  ];
  const fold = Array.from({ length: 6 }, (_, index) => {
    const away = 2.4 + index * 2.2;
    const [from, to] = [top + 4 - index * 0.9, bottom + 3 - index * 0.9];
    return line([160 - away, from], [160 - away, to]) + line([160 + away, from], [160 + away, to]);
  });
  return [
    lying(cover, [6, 7], pens.firm),
    path(pens.paper, outline),
    path(pens.hair, edges.join('')),
    path(pens.fine, outline),
    path(pens.faint, fold.join('')),
    path(pens.fine, line([160, top + 5], [160, bottom + 5])),
  ].join('');
};

/** A leg of the dividers from the hinge to its point: hatched on its shaded half. */
const leg = (hinge: Point, tip: Point): string => {
  const [dx, dy] = [tip[0] - hinge[0], tip[1] - hinge[1]];
  const length = Math.hypot(dx, dy);
  const on = (along: number, across: number): Point => [
    hinge[0] + dx * along - (dy / length) * across,
    hinge[1] + dy * along + (dx / length) * across,
  ];
  const outline = [
    on(0.02, 4.6),
    on(0.55, 3.6),
    on(0.62, 2.2),
    on(1, 0),
    on(0.62, -2.2),
    on(0.55, -3.6),
    on(0.02, -4.6),
  ];
  const shaded = [on(0.02, 0), on(0.55, 0), on(0.55, -3.6), on(0.02, -4.6)];
  return [
    path(pens.paper, polygon(outline)),
    path(pens.hair, hatch(shaded, 1.5)),
    path(
      pens.fine,
      polygon(outline) + line(on(0.55, 3.6), on(0.55, -3.6)) + line(on(0.62, 2.2), on(0.62, -2.2)),
    ),
  ].join('');
};

/** Dividers, which take a distance from the page. */
const dividers = (): string => {
  const hinge: Point = [236, 92];
  const tips: Point[] = [
    [178, 262],
    [262, 270],
  ];
  return [
    path(pens.faint, tips.map(([x, y]) => line([hinge[0] + 9, hinge[1] + 8], [x + 4, y + 2])).join('')),
    ...tips.map((tip) => leg(hinge, tip)),
    circle(pens.paper, hinge, 11),
    circle(pens.firm, hinge, 11),
    circle(pens.fine, hinge, 7.4),
    circle(pens.live, hinge, 3.2),
    path(pens.paper, 'M231.5 82V62Q231.5 58 236 58 240.5 58 240.5 62V82Z'),
    path(
      pens.fine,
      'M231.5 82V62Q231.5 58 236 58 240.5 58 240.5 62V82M231.5 66H240.5M231.5 70H240.5M231.5 74H240.5',
    ),
  ].join('');
};

/** The astrologer's desk: an open ephemeris and dividers. */
export const ephemerisDesk = (): string =>
  turned(
    -6,
    book(),
    tablePage(31, ['sun', 'moon', 'mercury', 'venus']),
    tablePage(163, ['mars', 'jupiter', 'saturn', 'uranus']),
    dividers(),
  );
