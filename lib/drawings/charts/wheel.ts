import { around, line, num, polygon, turn } from '../geometry.ts';
import { planets, points, signs } from '../glyphs.ts';
import { spread } from '../spread.ts';
import { disc, named, type Scene, type SceneWidth, type Shape, sign, stroked, words } from './scene.ts';
import { axisName, axisNames, houseRing } from './wheel-houses.ts';
import { centre, on, type Place, radius, sector, ticks } from './wheel-rings.ts';

const outlines = { ...planets, northNode: points.northNode };
export type WheelBodyKey = keyof typeof outlines;

/** Degrees of longitude; `arc` is the way that a body goes while nobody knows the hour. */
export type WheelBody = {
  readonly key: WheelBodyKey;
  readonly longitude: number;
  readonly arc?: readonly [from: number, to: number];
  /** Its degree; absent where it is too uncertain to be shown. */
  readonly label?: string;
};
export type WheelAspect = {
  readonly between: readonly [number, number];
  readonly kind: 'easy' | 'hard';
  readonly isClose: boolean;
  /** What its line shows, by its name. */
  readonly of?: string;
};
export type WheelChart = {
  readonly bodies: readonly WheelBody[];
  readonly aspects: readonly WheelAspect[];
  /** Absent without an hour or a place. */
  readonly axes?: {
    readonly ascendant: number;
    readonly midheaven: number;
    readonly cusps: readonly number[];
  };
};

/** Sizes in a box of 800; `gap` are the degrees between neighbouring glyphs. */
const sizes = {
  wide: { sign: 35, planet: 30, at: 262, gap: 9.2 },
  narrow: { sign: 50, planet: 44, at: 252, gap: 11.4 },
} as const;

const graduation = (start: number, from: number, one: number, five: number, ten: number): string =>
  ticks(around(360, start), (degree) => [from, degree % 10 === 0 ? ten : degree % 5 === 0 ? five : one]);

/** Map border: every second five degrees is inked. */
const neatline = (aries: number): string =>
  around(36, aries)
    .map((start) => {
      const [from, to] = [on(383.5, start), on(383.5, start + 5)];
      return `M${num(from[0])} ${num(from[1])}A383.5 383.5 0 0 0 ${num(to[0])} ${num(to[1])}`;
    })
    .join('');

const zodiac = (aries: number, width: SceneWidth): Shape[] => {
  const decans = around(36, aries).filter((_, index) => index % 3 !== 0);
  const isWide = width === 'wide';
  return [
    stroked('neat', neatline(aries)),
    ...(isWide
      ? [
          stroked(
            'hair',
            graduation(aries, radius.degrees, 372, 368, 364),
            graduation(aries, radius.sky, 296, 293, 293),
          ),
          stroked(
            'fine',
            ticks(decans, () => [radius.signsOuter, radius.signsOuter - 7]),
          ),
        ]
      : [
          stroked(
            'hair',
            ticks(around(72, aries), () => [radius.degrees, 366]),
          ),
        ]),
    stroked(
      'fine',
      ticks(around(12, aries), () => [radius.signsOuter, radius.signsInner]),
    ),
    ...Object.entries(signs).flatMap(([key, outline], index) => {
      const start = aries + index * 30;
      return named(
        [key],
        stroked('zone', sector(radius.signsInner, radius.signsOuter, start, start + 30)),
        sign('glyph', outline, on(radius.signs, start + 15), sizes[width].sign),
      );
    }),
  ];
};

const ringsOf = (width: SceneWidth): Shape[] =>
  (width === 'wide'
    ? [394, 390, 386, 381, radius.degrees, 360, 304, 300, 206, 203, radius.aspects]
    : [394, 388, 379, 360, 300, 206, radius.aspects]
  ).map((ring) => disc('ring', centre, ring));

/** A body's angle on the page, and the angle to which its glyph was moved. */
type Seat = { readonly body: WheelBody; readonly angle: number; readonly aside: number };

const seatsOf = (
  bodies: readonly WheelBody[],
  place: Place,
  axes: readonly number[],
  gap: number,
): Seat[] => {
  const moved = spread(
    bodies.map(({ longitude }) => place(longitude)),
    gap,
    axes,
  );
  return bodies.map((body, index) => {
    const angle = place(body.longitude);
    return { body, angle, aside: moved[index] ?? angle };
  });
};

/** Counter-clockwise, as the sky moves through the signs. */
const arcPath = (ring: number, from: number, to: number): string => {
  const [start, end] = [on(ring, from), on(ring, to)];
  return `M${num(start[0])} ${num(start[1])}A${ring} ${ring} 0 ${turn(to - from) > 180 ? 1 : 0} 0 ${num(end[0])} ${num(end[1])}`;
};

const seatShapes = ({ body, angle, aside }: Seat, place: Place, width: SceneWidth): Shape[] => {
  const { planet, at } = sizes[width];
  const { arc, label } = body;
  const [x, y] = on(radius.positions, aside);
  return named(
    [body.key],
    stroked('gilt', line(on(radius.sky, angle), on(289, angle), on(at + planet / 2 + 3, aside))),
    ...(arc ? [stroked('giltArc', arcPath(radius.sky - 4, place(arc[0]), place(arc[1])))] : []),
    sign('planet', outlines[body.key], on(at, aside), planet),
    ...(width === 'wide' && label !== undefined ? [words('degree', label, [x, y + 4.6], 13)] : []),
    disc('giltFill', on(radius.aspects, angle), width === 'wide' ? 3.4 : 5),
  );
};

const aspectShape = ({ between: [from, to], kind, isClose, of = '' }: WheelAspect, place: Place): Shape[] => {
  const ends = line(on(radius.aspects, place(from)), on(radius.aspects, place(to)));
  return named([of], stroked(isClose ? `${kind}Close` : kind, ends));
};

/** In the order of the axes; the first and the third have a head. */
const axisShapes = (angle: number, index: number): Shape[] =>
  named(
    [axisName(index)],
    stroked(
      'gilt',
      ticks([angle], () => [radius.sky, radius.houses]),
    ),
    ...(index % 2 === 0
      ? [stroked('giltFill', polygon([on(300, angle), on(283, angle - 2.2), on(283, angle + 2.2)]))]
      : []),
  );

const earth: readonly Shape[] = [
  disc('paper', centre, 13),
  disc('ring', centre, 13),
  stroked('ring', 'M-13 0H13M0-13V13'),
];

/** What stands at the left: the ascendant, without an hour the Sun. */
const leftOf = ({ axes, bodies }: WheelChart): number =>
  axes?.ascendant ?? bodies.find(({ key }) => key === 'sun')?.longitude ?? 0;

/** A chart as a wheel around 0 0: zodiac, houses, planets at their degrees, aspects. */
export const wheelScene = (chart: WheelChart, width: SceneWidth): Scene => {
  const left = leftOf(chart);
  const place: Place = (longitude) => 180 + turn(longitude - left);
  const { axes } = chart;
  const axisAngles = axes
    ? [axes.ascendant, axes.midheaven].flatMap((at) => [place(at), place(at) + 180])
    : [];
  const seats = seatsOf(chart.bodies, place, axisAngles, sizes[width].gap);
  return {
    box: [-400, -400, 800, 800],
    shapes: [
      ...ringsOf(width),
      ...zodiac(place(0), width),
      ...(axes ? houseRing(axes.cusps.map(place), axisAngles, width) : []),
      ...axisAngles.flatMap(axisShapes),
      ...chart.aspects.flatMap((aspect) => aspectShape(aspect, place)),
      ...earth,
      ...seats.flatMap((seat) => seatShapes(seat, place, width)),
      ...(axes ? axisNames(axisAngles, width) : []),
    ],
  };
};
