import type { Point } from './geometry.ts';
import { pens } from './pens.ts';
import { circle, symbol } from './svg.ts';

/** The double ring of every round emblem of the 240 box. */
export const doubleRing = (at: Point = [120, 120], outer = 117): string =>
  circle(pens.fine, at, outer) + circle(pens.fine, at, outer - 3);

/** The middle of a mark, and its outer ring, which every mark of the 48 box has. */
export const markMiddle: Point = [24, 24];
const ring = circle(pens.fine, markMiddle, 22.5);

/** A mark of the 48 box: the ring around what is drawn. */
export const ringedMark = (id: string, ...drawn: readonly string[]): string =>
  symbol(id, '0 0 48 48', [ring, ...drawn].join(''));
