import { around, hatch, line, type Point, polar, polygon } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { doubleRing, ringedMark } from '#lib/drawings/rings.ts';
import { circle, group, path, symbol } from '#lib/drawings/svg.ts';
import { type Centre, centreKeys, centres, channels, definedChannels, isDefined } from './bodygraph.ts';

const middle: Point = [120, 135];

/** A double hairline, 3 units apart. */
const channelLines = (start: Point, end: Point): string => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const scale = 1.5 / Math.hypot(dx, dy);
  const [nx, ny] = [-dy * scale, dx * scale];
  return (
    line([start[0] + nx, start[1] + ny], [end[0] + nx, end[1] + ny]) +
    line([start[0] - nx, start[1] - ny], [end[0] - nx, end[1] - ny])
  );
};

/** One line of a hexagram across its gate: whole when yang, open in the middle when yin. */
const gateLine = (radius: number, angle: number, yang: boolean): string => {
  const on = (offset: number): Point => polar(middle, radius, angle + offset);
  return yang ? line(on(1.9), on(-1.9)) : line(on(1.9), on(0.6)) + line(on(-0.6), on(-1.9));
};

/**
 * The 64 hexagrams in Fu Xi's order, clockwise from the top, each drawn by the inner line of its two trigrams only:
 * all six lines would merge into a grey ring at the size of an emblem.
 */
const gateRing = (): string =>
  around(-64, 90)
    .map(
      (angle, index) =>
        gateLine(124.6, angle, (index & 1) === 1) + gateLine(121.4, angle, (index >> 3) % 2 === 1),
    )
    .join('');

const centreShape = (key: Centre): string => {
  const shape = polygon(centres[key]);
  const inked = isDefined(key)
    ? path(pens.liveHair, hatch(centres[key], 2.6)) + path(pens.live, shape)
    : path(pens.fine, shape);
  return path(pens.paper, shape) + inked;
};

/** Nine centres and 36 channels; the defined ones of an example chart are heavy and hatched. */
export const emblem = (id: string): string =>
  symbol(
    id,
    '-14 1 268 268',
    [
      doubleRing(middle, 131),
      path(pens.hair, gateRing()),
      circle(pens.fine, middle, 118),
      group(
        'transform="translate(120 135) scale(.91) translate(-120 -135)"',
        path(pens.hair, channels.map(([, , , start, end]) => channelLines(start, end)).join('')),
        path(pens.liveHeavy, definedChannels.map(([, , , start, end]) => line(start, end)).join('')),
        ...centreKeys.map(centreShape),
      ),
    ].join(''),
  );

/** The Human Design lobe of the pack: centres and the main channels. */
export const lobe = ([x, y]: Point): string =>
  group(
    `transform="translate(${x} ${y}) scale(.42) translate(-120 -135)"`,
    path(
      pens.fine,
      'M120 24V246M110 42V56M130 42V56M110 110L58 178M130 110L182 178M84 200L103 240M156 200L137 240M137 124L160 160',
    ),
    ...centreKeys.map(
      (key) => path(pens.paper, polygon(centres[key])) + path(pens.liveFine, polygon(centres[key])),
    ),
  );

/** Centres of the 48 box, wider apart than on the sheet, so that lines are one pixel wide at 40 px. */
const markCentres: Readonly<Record<Centre, readonly Point[]>> = {
  head: [
    [24, 4],
    [28.5, 10],
    [19.5, 10],
  ],
  ajna: [
    [19.5, 11.6],
    [28.5, 11.6],
    [24, 17.6],
  ],
  throat: [
    [20.5, 19],
    [27.5, 19],
    [27.5, 24],
    [20.5, 24],
  ],
  g: [
    [24, 24.6],
    [28.4, 29],
    [24, 33.4],
    [19.6, 29],
  ],
  heart: [
    [33.4, 24],
    [36.4, 28.4],
    [30.4, 28.4],
  ],
  spleen: [
    [8.5, 29],
    [15.5, 33.5],
    [8.5, 38],
  ],
  sacral: [
    [20.5, 34],
    [27.5, 34],
    [27.5, 38.4],
    [20.5, 38.4],
  ],
  emotions: [
    [39.5, 29],
    [32.5, 33.5],
    [39.5, 38],
  ],
  root: [
    [20.5, 40],
    [27.5, 40],
    [27.5, 44.4],
    [20.5, 44.4],
  ],
};

/** 48 box: the nine centres, the defined ones solid. */
export const mark = (id: string): string =>
  ringedMark(
    id,
    path(pens.live, 'M24 10V40'),
    path(pens.fine, 'M21 22L10.5 30M27 22L37.5 30M11 36L21 42M37 36L27 42'),
    ...centreKeys.map((key) => {
      const shape = polygon(markCentres[key]);
      return path(isDefined(key) ? pens.liveSolid : pens.paper, shape) + path(pens.liveFine, shape);
    }),
  );
