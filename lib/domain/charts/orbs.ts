/** How far an aspect may be from its exact angle: merchant content, a sample as `merchant/charts.ts` says. */

/** Angles of the aspects and the largest orb of each, in degrees. */
export const aspectOrbs: readonly (readonly [angle: number, orb: number])[] = [
  [0, 8],
  [60, 4],
  [90, 6],
  [120, 7],
  [180, 7],
];

/** The largest orb of an aspect in the sky of the day, in degrees. */
export const skyOrb = 1;
