import { num, type Point, polar, spokes, turn } from '../geometry.ts';

/** Radii from the border inwards, in a box of 800 around 0 0. */
export const radius = {
  degrees: 378,
  signsOuter: 360,
  signs: 332,
  signsInner: 304,
  sky: 300,
  positions: 228,
  houses: 206,
  names: 190,
  aspects: 176,
} as const;

export const centre: Point = [0, 0];

/** A longitude's angle on the page. */
export type Place = (longitude: number) => number;

/** To a tenth of a unit, under a tenth of a pixel. */
export const on = (ring: number, angle: number): Point => {
  const [x, y] = polar(centre, ring, angle);
  return [Number(x.toFixed(1)), Number(y.toFixed(1))];
};

/** The field between two rings and two angles, counter-clockwise. */
export const sector = (inner: number, outer: number, from: number, to: number): string => {
  const isLong = turn(to - from) > 180 ? 1 : 0;
  const at = (ring: number, angle: number): string =>
    on(ring, angle)
      .map((one) => num(one))
      .join(' ');
  return `M${at(outer, from)}A${outer} ${outer} 0 ${isLong} 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${isLong} 1 ${at(inner, from)}Z`;
};

export const ticks = (
  angles: readonly number[],
  radii: (index: number) => readonly [number, number],
): string => spokes(centre, angles, (_, index) => radii(index), 1);
