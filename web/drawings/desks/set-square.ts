import { centreShapes, channels, gates, graphCentres } from '#lib/drawings/charts/body-graph-sheet.ts';
import { hatch, line, num, type Point, polygon } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { path } from '#lib/drawings/svg.ts';
import { figures, lying, rectangle, turned } from './parts.ts';

/** The sheet of the chart is 400 by 624; here it is smaller. */
const small = ([x, y]: Point): Point => [70 + x * 0.37, 38 + y * 0.37];
const gate = (number: number): Point => small(gates[number - 1] ?? [0, 0]);

/** Centres and channels of the birth of the examples are inked; the rest is still in pencil. */
const defined: readonly string[] = ['throat', 'g', 'sacral', 'root'];
const inkedChannels: readonly (readonly [number, number])[] = [
  [13, 33],
  [3, 60],
];

const sheet = (): string => {
  const shapes = graphCentres.map((name) => {
    const points = centreShapes[name].map((point) => small(point));
    const isDefined = defined.includes(name);
    return [
      path(pens.paper, polygon(points)),
      isDefined ? path(pens.liveHair, hatch(points, 2.2)) : '',
      path(isDefined ? pens.live : pens.fine, polygon(points)),
    ].join('');
  });
  return [
    lying(rectangle(62, 26, 164, 256)),
    path(pens.hair, polygon(rectangle(67, 31, 154, 246))),
    path(pens.hair, channels.map(([from, to]) => line(gate(from), gate(to))).join('')),
    path(pens.liveHeavy, inkedChannels.map(([from, to]) => line(gate(from), gate(to))).join('')),
    ...shapes,
  ].join('');
};

/** A right angle of 30 and 60 degrees; the long leg has a scale, and each tenth tick its number. */
const corner: Point = [276, 292];
const legs = { across: 216, up: 216 / Math.sqrt(3) } as const;
const outer: Point[] = [corner, [corner[0] - legs.across, corner[1]], [corner[0], corner[1] - legs.up]];

const inner: Point[] = [
  [corner[0] - 26, corner[1] - 28],
  [corner[0] - 122, corner[1] - 28],
  [corner[0] - 26, corner[1] - 28 - 96 / Math.sqrt(3)],
];

const scale = (): string =>
  Array.from({ length: 39 }, (_, index) => {
    const x = corner[0] - 4 - index * 5;
    const length = index % 10 === 0 ? 10 : index % 5 === 0 ? 7.5 : 5;
    return `M${num(x)} ${corner[1]}v${num(-length)}`;
  }).join('');

const numbers = (): string =>
  [1, 2, 3].map((tens) => figures(String(tens), [corner[0] - 1.2 - tens * 50, corner[1] - 18], 6.4)).join('');

/** Light on the glass: slanted strokes inside the body of the square, never over its opening. */
const glass = (): string =>
  [0, 5, 10]
    .map((step) =>
      line([corner[0] - 20 + step, corner[1] - 40 - step], [corner[0] - 6, corner[1] - 54 - step]),
    )
    .join('');

/** The shadow lies along the two legs; below the opening the sheet stays free. */
const shadows: readonly Point[][] = [
  [
    corner,
    [corner[0] - legs.across, corner[1]],
    [corner[0] - legs.across + 5, corner[1] + 6],
    [corner[0] + 5, corner[1] + 6],
  ],
  [
    corner,
    [corner[0], corner[1] - legs.up],
    [corner[0] + 5, corner[1] - legs.up + 6],
    [corner[0] + 5, corner[1] + 6],
  ],
];

const setSquare = (): string => {
  const hole = polygon(inner.toReversed());
  return [
    path(pens.hair, shadows.map((shadow) => hatch(shadow, 1.9)).join('')),
    `<path ${pens.paper} fill-opacity=".86" fill-rule="evenodd" d="${polygon(outer)}${hole}"/>`,
    path(pens.firm, polygon(outer)),
    path(pens.fine, hole),
    path(pens.hair, scale() + numbers() + glass()),
  ].join('');
};

/** The pencil that has drawn the sheet: three of its faces, a cut cone, and its lead. */
const pencil = (): string => {
  const [left, top, width] = [148, 262, 112];
  const [end, middle, low] = [left + width, top + 5, top + 10];
  return [
    lying(rectangle(left, top, width, 10), [4, 6]),
    path(
      pens.hair,
      `M${left} ${top + 3.4}H${end}M${left} ${top + 6.8}H${end}${hatch(rectangle(left, top + 5.4, width, 5), 1.4)}`,
    ),
    path(pens.paper, `M${end} ${top}L${end + 24} ${middle} ${end} ${low}Z`),
    path(
      pens.fine,
      `M${end} ${top}L${end + 24} ${middle} ${end} ${low}Q${end + 4} ${top + 8} ${end} ${top + 6.6} ${end + 5} ${middle} ${end} ${top + 3.4} ${end + 4} ${top + 2} ${end} ${top}`,
    ),
    path(pens.live, `M${end + 18} ${top + 3.8}L${end + 24} ${middle} ${end + 18} ${top + 6.2}`),
    path(pens.fine, line([left + 10, top], [left + 10, low]) + line([left + 13, top], [left + 13, low])),
  ].join('');
};

/** The desk of Human Design: the sheet of a body graph, a set square and a pencil. */
export const setSquareDesk = (): string =>
  turned(-5, sheet()) + turned(-9, setSquare()) + turned(-79, pencil());
