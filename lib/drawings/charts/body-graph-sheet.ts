import type { Point } from '../geometry.ts';

/** The nine centres on a sheet of 400 by 624. */
export const centreShapes = {
  head: [
    [200, 18],
    [240, 80],
    [160, 80],
  ],
  ajna: [
    [158, 106],
    [242, 106],
    [200, 170],
  ],
  throat: [
    [162, 194],
    [238, 194],
    [238, 266],
    [162, 266],
  ],
  g: [
    [200, 288],
    [252, 338],
    [200, 388],
    [148, 338],
  ],
  heart: [
    [284, 344],
    [332, 410],
    [238, 410],
  ],
  spleen: [
    [22, 412],
    [22, 508],
    [104, 460],
  ],
  solar: [
    [378, 412],
    [378, 508],
    [296, 460],
  ],
  sacral: [
    [162, 424],
    [238, 424],
    [238, 500],
    [162, 500],
  ],
  root: [
    [162, 532],
    [238, 532],
    [238, 606],
    [162, 606],
  ],
} as const satisfies Record<string, readonly Point[]>;
export type GraphCentre = keyof typeof centreShapes;
export const graphCentres: readonly GraphCentre[] = [
  ...(['head', 'ajna', 'throat', 'g', 'heart'] as const),
  ...(['spleen', 'solar', 'sacral', 'root'] as const),
];

/** Where each of the 64 gates stands, the first gate first: to the right, and down. */
const across = [
  200, 200, 200, 221, 180, 309, 181, 200, 220, 163, 213, 229, 219, 200, 181, 171, 187, 31, 229, 171, 284, 351,
  200, 200, 237, 256, 171, 49, 220, 369, 180, 68, 220, 171, 229, 369, 332, 171, 229, 313, 229, 180, 200, 68,
  229, 219, 179, 31, 332, 91, 268, 220, 180, 171, 351, 220, 49, 171, 229, 200, 200, 180, 220, 180,
];
const down = [
  300, 377, 491, 116, 433, 460, 316, 257, 491, 338, 139, 229, 316, 433, 361, 217, 139, 495, 560, 238, 364,
  437, 203, 116, 338, 402, 469, 483, 433, 495, 257, 472, 257, 451, 215, 426, 448, 578, 578, 402, 596, 491,
  157, 448, 243, 361, 116, 426, 472, 460, 383, 541, 541, 560, 483, 203, 437, 596, 469, 541, 71, 203, 71, 71,
];
export const gates: readonly Point[] = across.map((x, index) => [x, down[index] ?? 0]);

/** The 36 channels by their smaller gate, and its partner in each. */
const smaller = [
  1, 2, 3, 4, 5, 6, 7, 9, 10, 10, 10, 11, 12, 13, 16, 17, 18, 19, 20, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30,
  32, 34, 35, 37, 39, 42, 47,
];
const larger = [
  8, 14, 60, 63, 15, 59, 31, 52, 20, 34, 57, 56, 22, 33, 48, 62, 58, 49, 34, 57, 45, 43, 61, 51, 44, 50, 38,
  46, 41, 54, 57, 36, 40, 55, 53, 64,
];
export const channels: readonly (readonly [number, number])[] = smaller.map((gate, index) => [
  gate,
  larger[index] ?? gate,
]);

/** The way of 20-34 round the centre of identity. */
export const bends: readonly Point[] = [
  [138, 290],
  [138, 400],
];
