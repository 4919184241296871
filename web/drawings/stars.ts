import { around, type Point, polar, polygon, xy } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, type Pen, path } from '#lib/drawings/svg.ts';
import type { Equatorial } from './projection.ts';
import type { Star } from './star-catalogue.ts';

/** The radius of a star's disc in units of the map; brighter stars are larger. */
export const radiusOf = (magnitude: number): number => Math.max(0.55, 3.7 - magnitude * 0.62);

/** The brightest stars have eight rays, alternately long and short. */
export const rayed = (at: Point, radius: number, pen: Pen = pens.starSolid): string => {
  const tips = around(8).flatMap((angle, index) => [
    polar(at, radius * 0.9, angle - 5),
    polar(at, index % 2 === 0 ? radius * 3 : radius * 1.9, angle),
    polar(at, radius * 0.9, angle + 5),
  ]);
  return path(pen, polygon(tips)) + circle(pen, at, radius * 0.95);
};

/** Stars of one size are one path: dots are strokes of length zero with round ends. */
export const dots = (stars: readonly Star[], project: (at: Equatorial) => Point): string => {
  const sizes = Map.groupBy(stars, ({ magnitude }) => Math.round(radiusOf(magnitude) * 2) / 2);
  return [...sizes]
    .map(([radius, same]) =>
      path(
        `${pens.dot} stroke-width="${radius * 2}"`,
        same.map(({ at }) => `M${xy(project(at), 1)}h0`).join(''),
      ),
    )
    .join('');
};
