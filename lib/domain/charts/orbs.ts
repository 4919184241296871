/**
 * How far an aspect may be from its exact angle, in degrees: the largest orb of each angle, the same of the minor ones, the
 * largest orb at an axis or a node, below which orb an aspect is drawn bold, and the largest orb of one in the sky of the
 * day; and from how many planets in a sign on they are a stellium. Merchant content (`lib/content/rules.json`).
 */
export { aspectOrbs, closeOrb, minorOrbs, pointOrb, skyOrb, stelliumSize } from '#content/charts.ts';
