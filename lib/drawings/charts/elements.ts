import { around, line, num, type Point, polar, polygon, spokes } from '../geometry.ts';
import { elements } from '../glyphs.ts';
import { disc, named, type Scene, type Shape, sign, stroked } from './scene.ts';

const centre: Point = [160, 160];
const seat = 96;
/** The top first, then clockwise: each feeds the next, and restrains the one after. */
const angleOf = (index: number): number => 90 - index * 72;
const on = (radius: number, angle: number): Point => polar(centre, radius, angle);

const frame = (): Shape[] => [
  ...[157, 154, 142].map((radius) => disc('ring', centre, radius)),
  stroked(
    'hair',
    spokes(centre, around(120), (_, index) => [154, index % 12 === 0 ? 143 : index % 6 === 0 ? 147 : 150]),
  ),
];

const feeding = (index: number): Shape[] => {
  const [from, to] = [angleOf(index) - 18, angleOf(index) - 52];
  const [start, end] = [on(seat, from), on(seat, to)];
  return [
    stroked('live', `M${num(start[0])} ${num(start[1])}A96 96 0 0 1 ${num(end[0])} ${num(end[1])}`),
    stroked('liveFill', polygon([on(seat, to - 4), on(seat - 4, to + 2.4), on(seat + 4, to + 2.4)])),
  ];
};

const restraining = (index: number): Shape[] => {
  const [from, to] = [on(seat, angleOf(index)), on(seat, angleOf(index + 2))];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = (distance: number, aside = 0): Point => {
    const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return [from[0] + x * distance - y * aside, from[1] + y * distance + x * aside];
  };
  const tip = length - 26;
  return [
    stroked('hair', line(along(26), along(tip))),
    stroked('solid', polygon([along(tip), along(tip - 7, 3), along(tip - 7, -3)])),
  ];
};

const nodeShapes = (outline: string, index: number, count: number, isMaster: boolean): Shape[] => {
  const angle = angleOf(index);
  const at = on(seat, angle);
  return [
    disc('paper', at, 24),
    disc(isMaster ? 'live' : 'ring', at, 24),
    disc(isMaster ? 'liveHair' : 'hair', at, 21),
    sign(isMaster ? 'liveGlyph' : 'planet', outline, at, 22),
    ...Array.from({ length: count }, (_, pip) =>
      disc('liveFill', on(131, angle + ((count - 1) / 2 - pip) * 4.6), 3.6),
    ),
  ];
};

/** The five elements as they feed and restrain each other, with a point for each of the eight signs. */
export const elementsScene = (counts: readonly number[], master: number): Scene => ({
  box: [0, 0, 320, 320],
  shapes: [
    ...frame(),
    ...around(5).flatMap((_, index) => [...feeding(index), ...restraining(index)]),
    ...Object.values(elements).flatMap((outline, index) =>
      named([`element ${index}`], ...nodeShapes(outline, index, counts[index] ?? 0, index === master)),
    ),
  ],
});
