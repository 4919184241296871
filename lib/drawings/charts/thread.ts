import { around, line, num, type Point, polar, spokes } from '../geometry.ts';
import { disc, type Scene, type Shape, stroked, words } from './scene.ts';

/** A name as a thread from figure to figure: nobody but its bearer and namesakes has this drawing. */

const centre: Point = [160, 160];
const seat = 108;
const figures = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Nine stands at the top, the others follow clockwise. */
const angleOf = (figure: number): number => 90 - (figure % 9) * 40;
const on = (radius: number, figure: number): Point => polar(centre, radius, angleOf(figure));

const frame = (): Shape[] => [
  ...[157, 154, 142].map((radius) => disc('ring', centre, radius)),
  stroked(
    'hair',
    spokes(centre, around(180), (_, index) => [154, index % 20 === 0 ? 143 : index % 10 === 0 ? 147 : 151]),
  ),
  stroked(
    'faint',
    ...figures.flatMap((from) =>
      figures.filter((to) => to > from).map((to) => line(on(seat, from), on(seat, to))),
    ),
  ),
];

const pointText = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Letters of one value in a row turn around their figure; a way that is gone again bends further inwards. */
const stitch = (from: number, to: number, again: number): string => {
  const [start, end] = [on(seat, from), on(seat, to)];
  if (from === to) {
    const radius = 7 + again * 2;
    const [x, y] = on(seat - radius, from);
    return `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-radius * 2)} 0`;
  }
  const bend = 0.06 + again * 0.12;
  const middle: Point = [
    ((start[0] + end[0]) / 2) * (1 - bend) + centre[0] * bend,
    ((start[1] + end[1]) / 2) * (1 - bend) + centre[1] * bend,
  ];
  return `M${pointText(start)}Q${pointText(middle)} ${pointText(end)}`;
};

const wayOf = (from: number, to: number): string => [from, to].sort().join('-');

const stitches = (values: readonly number[]): string[] =>
  values.slice(1).map((to, index) => {
    const from = values[index] ?? to;
    const ways = values.slice(1, index + 1).map((one, place) => wayOf(values[place] ?? one, one));
    return stitch(from, to, ways.filter((way) => way === wayOf(from, to)).length);
  });

const node = (figure: number, count: number): Shape[] => {
  const [x, y] = on(127, figure);
  return [
    disc('paper', on(seat, figure), 5),
    disc('gilt', on(seat, figure), 5),
    ...(count > 0 ? [disc('giltFill', on(seat, figure), 1 + Math.min(count, 8) * 0.4)] : []),
    words(count > 0 ? 'letter' : 'absent', num(figure), [x, y + 6], 17),
  ];
};

/** The values of a name's letters in their order; the first of its words is drawn in the live ink. */
export const threadScene = (names: readonly (readonly number[])[]): Scene => {
  const [first = [], ...others] = names.filter((name) => name.length > 0);
  const all = [first, ...others].flat();
  const drawn = stitches(all);
  return {
    box: [0, 0, 320, 320],
    shapes: [
      ...frame(),
      stroked('gilt', ...drawn.slice(Math.max(0, first.length - 1))),
      stroked('live', ...drawn.slice(0, Math.max(0, first.length - 1))),
      ...figures.flatMap((figure) => node(figure, all.filter((value) => value === figure).length)),
    ],
  };
};
