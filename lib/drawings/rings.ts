import type { Point } from './geometry.ts';
import { pens } from './pens.ts';
import { circle } from './svg.ts';

/** The double ring of every round emblem of the 240 box. */
export const doubleRing = (at: Point = [120, 120], outer = 117): string =>
  circle(pens.fine, at, outer) + circle(pens.fine, at, outer - 3);
