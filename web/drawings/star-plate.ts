import { around, type Point, radians, spokes, xy } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, path } from '#lib/drawings/svg.ts';
import { type Equatorial, stereographic } from './projection.ts';
import type { StarCatalogue } from './star-catalogue.ts';

const side = 640;
const centre: Point = [side / 2, side / 2];
const rim = 268;
/** Without the paper around the outermost ring. */
export const plateBox = `30 30 ${side - 60} ${side - 60}`;

/** A round piece of the sky. */
export type Field = {
  readonly project: (at: Equatorial) => Point;
  readonly holds: (at: Equatorial) => boolean;
};

/** `reach`: the angle from the middle to the rim, in degrees. */
export const fieldOf = (middle: Equatorial, reach: number): Field => {
  const project = stereographic(middle, centre, rim / (2 * Math.tan(radians(reach) / 2)));
  const holds = (at: Equatorial) => {
    const [x, y] = project(at);
    return Math.hypot(x - centre[0], y - centre[1]) <= rim;
  };
  return { project, holds };
};

/** The place between two points, of which one is in the field, where the line crosses the rim. */
const crossing = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  let [inside, outside] = [0, 1];
  const at = (part: number): Point => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
  for (let step = 0; step < 12; step += 1) {
    const middle = (inside + outside) / 2;
    const [x, y] = at(middle);
    if (Math.hypot(x - centre[0], y - centre[1]) <= rim) inside = middle;
    else outside = middle;
  }
  return at(inside);
};

/** A line across the field, cut at its rim. */
export const cut = ({ project, holds }: Field, points: readonly Equatorial[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1];
      const isIn = holds(point);
      if (!before) return isIn ? `M${xy(project(point), 1)}` : '';
      const wasIn = holds(before);
      if (isIn && wasIn) return `L${xy(project(point), 1)}`;
      if (!isIn && !wasIn) return '';
      if (wasIn) return `L${xy(crossing(project(before), project(point)), 1)}`;
      return `M${xy(crossing(project(point), project(before)), 1)}L${xy(project(point), 1)}`;
    })
    .join('');

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Hours of right ascension, which stop short of the pole, and every tenth degree of declination. */
const grid = (field: Field): string =>
  [
    ...range(0, 345, 15).map((hour) => range(0, 80, 4).map((degree): Equatorial => [hour, degree])),
    ...range(0, 80, 10).map((degree) => range(0, 360, 4).map((hour): Equatorial => [hour, degree])),
  ]
    .map((line) => cut(field, line))
    .join('');

const ticks = (degree: number): readonly [number, number] => [
  rim + 14,
  rim + (degree % 15 === 0 ? 0 : degree % 5 === 0 ? 6 : 10),
];

/** The graduated rim, the grid and the figures of a field; the stars are drawn by its caller. */
export const starPlate = (field: Field, figures: StarCatalogue['figures']): string =>
  [
    circle(pens.fine, centre, rim + 18),
    circle(pens.hair, centre, rim + 14),
    path(pens.hair, spokes(centre, around(360), ticks, 1)),
    circle(pens.fine, centre, rim),
    path(pens.dim, grid(field)),
    path(pens.figure, figures.map((figure) => cut(field, figure)).join('')),
  ].join('');
