import { line, num, type Point, polar, xy } from './geometry.ts';
import { terminator } from './moon-phase.ts';
import { pens } from './pens.ts';
import { circle, path } from './svg.ts';

/** Seas of the near side as ellipses on a disc of radius 1, north up: x, y, half-width, half-height. */
export const seas = [
  [-0.3, -0.5, 0.3, 0.25],
  [0.2, -0.43, 0.2, 0.17],
  [0.36, -0.12, 0.25, 0.19],
  [0.52, 0.1, 0.16, 0.2],
  [0.32, 0.22, 0.12, 0.12],
  [0.76, -0.28, 0.1, 0.13],
  [-0.5, -0.02, 0.2, 0.5],
  [-0.2, 0.38, 0.24, 0.17],
  [-0.46, 0.42, 0.12, 0.12],
  [0.02, -0.78, 0.42, 0.06],
  [-0.05, -0.08, 0.12, 0.08],
] as const;

/** Tycho first, then Copernicus, Kepler, Theophilus and Plato: x, y, radius. */
const craters = [
  [-0.07, 0.66, 0.035],
  [-0.32, -0.17, 0.03],
  [-0.58, -0.14, 0.018],
  [0.3, 0.5, 0.03],
  [-0.12, -0.77, 0.03],
] as const;

/** Park and Miller's generator: the same Moon at every build. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const density = (x: number, y: number): number => {
  const limb = 0.012 + 0.07 * (x ** 2 + y ** 2);
  const sea = seas
    .map(([cx, cy, a, b]) => ((x - cx) / a) ** 2 + ((y - cy) / b) ** 2)
    .filter((distance) => distance < 1.15)
    .map((distance) => 0.95 * (1.15 - distance * 0.5));
  return Math.max(limb, ...sea);
};

const isLit = (x: number, y: number, phase: number, margin = 0.02): boolean => {
  const side = phase < 180 ? 1 : -1;
  return x * side > terminator(phase) * Math.sqrt(Math.max(0, 1 - y ** 2)) + margin;
};

/** Random points by density, never closer than `space`, like an engraver's stipple. */
const stipple = (phase: number): Point[] => {
  const random = randomFrom(7);
  const space = 0.0195;
  const points: Point[] = [];
  for (let thrown = 0; thrown < 30_000; thrown += 1) {
    const [x, y, chance] = [random() * 2 - 1, random() * 2 - 1, random()];
    if (x ** 2 + y ** 2 > 0.955 || chance > density(x, y) || !isLit(x, y, phase)) continue;
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= space)) points.push([x, y]);
  }
  return points;
};

/** Seas, craters and Tycho's rays of the lit part of a disc. */
export const moonRelief = ([cx, cy]: Point, radius: number, phase: number): string => {
  const on = ([x, y]: Point): Point => [cx + x * radius, cy + y * radius];
  const dots = stipple(phase)
    .map((point) => `M${xy(on(point), 1)}h0`)
    .join('');
  const lit = craters.filter(([x, y, size]) => isLit(x, y, phase, size));
  const [tycho] = craters;
  const rays = Array.from({ length: 15 }, (_, index) => {
    const at: Point = on([tycho[0], tycho[1]]);
    return line(
      polar(at, 0.05 * radius, index * 24),
      polar(at, (0.11 + 0.025 * ((index * 7) % 5)) * radius, index * 24),
    );
  });
  return [
    path(pens.stipple, dots),
    ...lit.map(([x, y, size]) => circle(pens.relief, on([x, y]), Number(num(size * radius)))),
    isLit(tycho[0], tycho[1], phase, 0.2) ? path(pens.relief, rays.join('')) : '',
  ].join('');
};
