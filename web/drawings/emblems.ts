import { emblems as drawn } from '#content/emblems.ts';
import { paidKeys } from '#domain/catalogue.ts';
import { around, type Point, spokes } from '#lib/drawings/geometry.ts';
import { pens } from '#lib/drawings/pens.ts';
import { doubleRing, markMiddle, ringedMark } from '#lib/drawings/rings.ts';
import { circle, path, symbol } from '#lib/drawings/svg.ts';

/** A service's drawings as symbols with its key as their name: the large one, and the mark of the 48 box. */
type Emblem = {
  readonly emblem: (id: string) => string;
  readonly mark: (id: string) => string;
};

const rays = (at: Point, radii: readonly [number, number]): string => spokes(at, around(24), () => radii);

/** A rose of rays, for a service that draws no emblem of its own. */
const plain: Emblem = {
  emblem: (id) => {
    const at: Point = [120, 120];
    const rings = [circle(pens.fine, at, 104), circle(pens.live, at, 40), circle(pens.liveSolid, at, 3)];
    return symbol(id, '0 0 240 240', [doubleRing(), path(pens.fine, rays(at, [104, 40])), ...rings].join(''));
  },
  mark: (id) =>
    ringedMark(
      id,
      path(pens.hair, rays(markMiddle, [22.5, 8])),
      circle(pens.live, markMiddle, 8),
      circle(pens.liveSolid, markMiddle, 2),
    ),
};

const own: Readonly<Record<string, Emblem>> = drawn;

/** Of all services, in the order of the catalogue. */
export const emblems = paidKeys.map((key) => ({ key, ...(own[key] ?? plain) }));
