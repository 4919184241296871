import { polar, spokes } from '#lib/drawings/geometry.ts';
import { darkHatch, litPart } from '#lib/drawings/moon-phase.ts';
import { moonRelief } from '#lib/drawings/moon-relief.ts';
import { pens } from '#lib/drawings/pens.ts';
import { circle, path, symbol } from '#lib/drawings/svg.ts';
import { moonHand, moonPlate } from './moon-plate.ts';

/** Days from one new moon to the next. */
const lunation = 29.53;

const { centre, radius } = moonPlate;

/** One lunation clockwise from the new moon at the top: days, quarters of days and the four phases. */
const lunationRing = (): string => {
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
  ].join('');
};

/** An emblem says nothing of a day, so it is drawn in one phase: a first quarter that grows, in degrees. */
const emblemPhase = 105;

const handOf = (phase: number): string => {
  const { hand, now } = moonHand(phase);
  return path(pens.gilt, hand) + circle(pens.giltSolid, now, 4.5);
};

/** The shadow of a phase over the relief, the limb and the hand. */
const phaseOf = (phase: number): string =>
  [
    path(pens.paper, litPart(centre, radius, (phase + 180) % 360)),
    path(pens.shade, darkHatch(centre, radius, phase)),
    circle(pens.firm, centre, radius),
    handOf(phase),
  ].join('');

/**
 * The one engraved Moon: the ring, and the disc with seas and craters. The guidance page adds the phase of its day, other pages
 * that of an emblem.
 */
export const moonPieces = (): string[] => [
  symbol('lunaison', '0 0 400 400', lunationRing()),
  symbol('relief', '0 0 400 400', circle(pens.lit, centre, radius) + moonRelief(centre, radius, 180)),
  symbol('phase', '0 0 400 400', phaseOf(emblemPhase)),
];

/** 48 box. */
export const moonMark = (): string =>
  symbol(
    'guidance-du-jour',
    '0 0 48 48',
    [
      circle(pens.fine, [24, 24], 22.5),
      path(pens.lit, litPart([24, 24], 16, emblemPhase)),
      path(pens.hair, litPart([24, 24], 16, emblemPhase)),
      circle(pens.fine, [24, 24], 16),
    ].join(''),
  );
