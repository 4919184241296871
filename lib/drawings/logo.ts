import { around, num, type Point, polar, xy } from './geometry.ts';
import { pens } from './pens.ts';
import { circle, path, symbol } from './svg.ts';

/**
 * Outline of four circles of `radius` with their centres north, east, south and west at `distance`; they join on the
 * diagonals, so radius > distance / √2 is required.
 */
export const quatrefoil = (centre: Point, distance: number, radius: number): string => {
  const half = distance / Math.SQRT2;
  const joints = [135, 45, 315, 225].map((angle) =>
    polar(centre, half + Math.sqrt(radius ** 2 - half ** 2), angle),
  );
  const arcs = [1, 2, 3, 0].map(
    (index) => `A${num(radius)} ${num(radius)} 0 1 1 ${xy(joints[index] ?? centre)}`,
  );
  return `M${xy(joints[0] ?? centre)}${arcs.join('')}Z`;
};

const middle: Point = [24, 24];

/** The mark in its 48 × 48 box: four circles in a quatrefoil, and a point where they meet. */
export const mark = {
  side: 48,
  foil: quatrefoil(middle, 11, 11.2),
  lobes: around(4).map((angle) => polar(middle, 11, angle)),
  lobeRadius: 5.6,
  middle,
  pointRadius: 2.2,
} as const;

export const logo = (): string =>
  symbol(
    'logo',
    '0 0 48 48',
    [
      path(pens.firm, mark.foil),
      ...mark.lobes.map((at) => circle(pens.fine, at, mark.lobeRadius)),
      circle(pens.giltSolid, mark.middle, mark.pointRadius),
    ].join(''),
  );
