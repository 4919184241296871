/** What is drawn outside of its frame, in the one tall SVG of the compiler. */
import { drawnPages } from './svg-pages.ts';

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

const none: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const placed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const numberIn = (attributes: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);

const matrixOf = (attributes: string): Matrix => {
  const numbers =
    / transform="matrix\(([^)]*)\)"/
      .exec(attributes)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
};

/** The ends of the lines and curves of a path: its commands in small letters count from the last point. */
const pathPoints = (path: string): Point[] => {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:e-?\d+[^a-zA-Z]*)*)/g)) {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [first = 0] = numbers;
    const [from, along] = [/[A-Z]/.test(command) ? [0, 0] : [x, y], command.toLowerCase()];
    const [left = 0, top = 0] = from;
    if (along === 'h') x = left + first;
    else if (along === 'v') y = top + first;
    else if (numbers.length >= 2) [x, y] = [left + (numbers.at(-2) ?? 0), top + (numbers.at(-1) ?? 0)];
    points.push([x, y]);
  }
  return points;
};

/** Where letters, pictures and lines of a drawing begin and end, before its own place. */
const pointsOf = (tag: string, attributes: string): Point[] => {
  const start: Point = [numberIn(attributes, 'x'), numberIn(attributes, 'y')];
  if (tag === 'use') return [start];
  if (tag === 'image')
    return [start, [start[0] + numberIn(attributes, 'width'), start[1] + numberIn(attributes, 'height')]];
  return tag === 'path' ? pathPoints(/ d="([^"]*)"/.exec(attributes)?.[1] ?? '') : [];
};

const element = /<(\/?)(svg|g|a|use|path|image)\b([^>]*?)(\/?)>/g;

const pagePoints = (content: string): Point[] => {
  const places: Matrix[] = [none];
  return [...content.matchAll(element)].flatMap(([, closing, tag = '', attributes = '', closed]) => {
    if (closing) {
      places.pop();
      return [];
    }
    const place = times(places.at(-1) ?? none, matrixOf(attributes));
    const points = pointsOf(tag, attributes).map((point) => placed(place, point));
    if (!closed) places.push(place);
    return points;
  });
};

const millimetre = 72 / 25.4;
type Frame = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
const frameOf = (left: number, right: number, top: number, bottom: number): Frame => ({
  left: left * millimetre,
  right: right * millimetre,
  top: top * millimetre,
  bottom: bottom * millimetre,
});
/** Of a page after the cover (`report.typ`), with room for the edge of a letter and the end of a stroke. */
const frame = frameOf(11, 135, 10, 190);
/** The outer line of the cover. */
const coverFrame = frameOf(5.5, 142.5, 5.5, 204.5);
/** Page number and titles stand below the frame. */
const foot = [196 * millimetre, 203 * millimetre] as const;

const isOutside = ([x, y]: Point, { left, right, top, bottom }: Frame): boolean => {
  const isFoot = y > foot[0] && y < foot[1];
  return x < left || x > right || y < top || (y > bottom && !isFoot);
};

/** The pages of which something leaves its frame, counted from 1. */
export const pagesOff = (svg: string): number[] =>
  drawnPages(svg).pages.flatMap(({ parts: [, content] }, index) => {
    const own = content.replace(/^<g( transform="[^"]*")?>/, '<g>');
    const its = index === 0 ? coverFrame : frame;
    return pagePoints(own).some((point) => isOutside(point, its)) ? [index + 1] : [];
  });
