import { around, type Point, polar, polygon, spokes } from '#lib/drawings/geometry.ts';
import { quatrefoil } from '#lib/drawings/logo.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, type Pen, path, symbol } from '#lib/drawings/svg.ts';
import { lobe as chineseLobe } from '../astrologie-chinoise/emblem.ts';
import { lobe as westernLobe } from '../astrologie-occidentale/emblem.ts';
import { lobe as humanDesignLobe } from '../human-design/emblem.ts';
import { lobe as numerologyLobe } from '../numerologie/emblem.ts';

const centre: Point = [180, 180];

/** Sixteen points: the cardinal ones longest. */
const rose = (): string =>
  polygon(
    around(16).flatMap((angle, index) => {
      const length = index % 4 === 0 ? 26 : index % 2 === 0 ? 18 : 12;
      return [polar(centre, length, angle), polar(centre, 5, angle + 11)];
    }),
  );

const foil = (pen: Pen, radius: number): string => path(pen, quatrefoil(centre, 76, radius));

/** The four emblems in the lobes of a quatrefoil, around a compass rose. */
export const emblem = (id: string): string =>
  symbol(
    id,
    '0 0 360 360',
    [
      circle(pens.fine, centre, 176),
      circle(pens.fine, centre, 172),
      path(
        pens.hair,
        spokes(centre, around(360), (_, degree) => [
          172,
          degree % 10 === 0 ? 160 : degree % 5 === 0 ? 164 : 168,
        ]),
      ),
      circle(pens.fine, centre, 158),
      foil(pens.live, 76.5),
      foil(pens.fine, 71.5),
      foil(pens.fine, 80),
      westernLobe(polar(centre, 82, 90)),
      chineseLobe(polar(centre, 82, 0)),
      humanDesignLobe([180, 269]),
      numerologyLobe(polar(centre, 82, 180)),
      circle(pens.paper, centre, 28),
      path(pens.liveFine, rose()),
      circle(pens.liveSolid, centre, 3),
    ].join(''),
  );

const middle: Point = [24, 24];

/** 48 box: the quatrefoil in its circle. */
export const mark = (id: string): string =>
  symbol(
    id,
    '0 0 48 48',
    path(pens.live, quatrefoil(middle, 10.6, 10.2)) +
      circle(pens.live, middle, 3) +
      circle(pens.fine, middle, 22.5),
  );
