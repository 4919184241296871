import { type Point, polar, spokes } from './geometry.ts';
import { darkHatch, litPart } from './moon-phase.ts';
import { moonRelief } from './moon-relief.ts';
import { pens } from './pens.ts';
import { circle, path, symbol } from './svg.ts';

/** Days from one new moon to the next. */
const lunation = 29.53;

const centre: Point = [200, 200];

/** One lunation clockwise from the new moon at the top: days, quarters of days and the four phases. */
const lunationRing = (phase: number): string => {
  const days = (step: number): number[] =>
    Array.from({ length: Math.ceil(lunation / step) }, (_, index) => 90 - (index * step * 360) / lunation);
  const quarters = [0, 90, 180, 270].map((quarter) => {
    const at = polar(centre, 162, 90 - quarter);
    return (
      circle(pens.paper, at, 7) +
      path(pens.lit, quarter === 0 ? '' : litPart(at, 7, quarter)) +
      circle(pens.fine, at, 7)
    );
  });
  const now = 90 - phase;
  return [
    circle(pens.fine, centre, 196),
    circle(pens.fine, centre, 192),
    path(
      pens.fine,
      spokes(centre, days(1), () => [192, 180]),
    ),
    path(
      pens.hair,
      spokes(centre, days(0.25), () => [192, 187]),
    ),
    circle(pens.fine, centre, 176),
    ...quarters,
    path(
      pens.gilt,
      spokes(centre, [now], () => [192, 150]),
    ),
    circle(pens.giltSolid, polar(centre, 192, now), 4.5),
  ].join('');
};

const disc = (phase: number, relief: string): string =>
  [
    path(pens.lit, litPart(centre, 142, phase)),
    path(pens.shade, darkHatch(centre, 142, phase)),
    relief,
    circle(pens.firm, centre, 142),
  ].join('');

/** The Moon of the day in its lunation. */
export const moonEmblem = (phase: number): string =>
  symbol('guidance-du-jour', '0 0 400 400', lunationRing(phase) + disc(phase, ''));

/** The same for the guidance page, large: with the seas and craters of the lit part. */
export const moonPlate = (phase: number): string =>
  symbol('lune', '0 0 400 400', lunationRing(phase) + disc(phase, moonRelief(centre, 142, phase)));

/** 48 box. */
export const moonMark = (phase: number): string =>
  symbol(
    'guidance-du-jour',
    '0 0 48 48',
    [
      circle(pens.fine, [24, 24], 22.5),
      path(pens.lit, litPart([24, 24], 16, phase)),
      path(pens.hair, litPart([24, 24], 16, phase)),
      circle(pens.fine, [24, 24], 16),
    ].join(''),
  );
