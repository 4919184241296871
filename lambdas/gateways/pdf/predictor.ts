import { assertSound } from './refused.ts';

export type Predictor = { readonly kind: number; readonly row: number; readonly pixel: number };

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

/** The prediction of each PNG filter, by filter number. */
const additions: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Undoes the PNG row filters of cross-reference streams. */
export const unpredict = (data: Uint8Array, { kind, row, pixel }: Predictor): Uint8Array => {
  if (kind === 1) return data;
  assertSound(kind >= 10 && data.length % (row + 1) === 0);
  const rows = data.length / (row + 1);
  const result = new Uint8Array(rows * row);
  for (let y = 0; y < rows; y += 1) {
    const add = additions[data[y * (row + 1)] ?? additions.length];
    assertSound(add !== undefined);
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x;
      const left = x < pixel ? 0 : (result[at - pixel] ?? 0);
      const up = y === 0 ? 0 : (result[at - row] ?? 0);
      const corner = x < pixel || y === 0 ? 0 : (result[at - row - pixel] ?? 0);
      result[at] = (data[y * (row + 1) + 1 + x] ?? 0) + add(left, up, corner);
    }
  }
  return result;
};
