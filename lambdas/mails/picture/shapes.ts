import { around, type Point, polar } from '#lib/drawings/geometry.ts';
import type { Polyline } from './outline.ts';

/** A closed circle or ellipse. */
export const disc = ([x, y]: Point, rx: number, ry = rx): Polyline =>
  around(60)
    .map((angle) => polar([0, 0], 1, angle))
    .concat([[1, 0]])
    .map(([dx, dy]): Point => [x + dx * rx, y + dy * ry]);
