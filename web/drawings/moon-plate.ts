import { num, type Point, polar, spokes } from '#lib/drawings/geometry.ts';
import { darkHatch, litPart } from '#lib/drawings/moon-phase.ts';

const centre: Point = [200, 200];

/** The large Moon in a box of 400: its disc inside the ring of the lunation. */
export const moonPlate = { centre, radius: 142 } as const;

/** The position of a phase (degrees from the new moon) on the ring: the hand, and the point at its end. */
export const moonHand = (phase: number): { hand: string; now: Point } => {
  const angle = 90 - phase;
  return { hand: spokes(centre, [angle], () => [192, 150]), now: polar(centre, 192, angle) };
};

/** The paths that change with the phase; a browser can compute them for the visitor's own day. */
export const moonOf = (phase: number) => {
  const { hand, now } = moonHand(phase);
  return {
    dark: litPart(centre, moonPlate.radius, (phase + 180) % 360),
    hatch: darkHatch(centre, moonPlate.radius, phase),
    hand,
    now: { cx: num(now[0]), cy: num(now[1]) },
  };
};
