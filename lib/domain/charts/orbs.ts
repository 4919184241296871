/**
 * How far an aspect may be from its exact angle, in degrees: the largest orb of each angle, below which orb an aspect is
 * drawn bold, and the largest orb of one in the sky of the day. Merchant content (`lib/content/rules.json`).
 */
export { aspectOrbs, closeOrb, skyOrb } from '#content/charts.ts';
