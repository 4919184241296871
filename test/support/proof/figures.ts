/** The size of a proof, and its result file. */
import { appendFile } from 'node:fs/promises';
import { expect } from 'vitest';

/** The number of tries, and the failed ones as text. */
export type Result = { readonly tried: number; readonly lost: readonly string[] };

/** A small number runs in every `npm test`; `npm run proof` runs the large one, times PROOF_SCALE. */
export type Size = { readonly small: number; readonly large: number };

const scale = Number(process.env.PROOF_SCALE ?? 0);

const isLarge = scale > 0;
export const sizeOf = ({ small, large }: Size): number =>
  isLarge ? Math.max(small, Math.round(large * scale)) : small;

/** Long enough for the large number on a slow machine. */
export const timeLimit = isLarge ? 3_600_000 : 180_000;

export type Claim = {
  /** The section of the record, e.g. «Payments». */
  readonly section: string;
  /** One line with the tried action and its expected result. */
  readonly what: string;
};

/** Appends the figure to the file of the run (PROOF_FIGURES, one JSON object per line). Fails when a try was lost. */
export const settleClaim = async ({ section, what }: Claim, { tried, lost }: Result): Promise<void> => {
  const file = process.env.PROOF_FIGURES;
  const figure = { section, what, tried, survived: Math.max(0, tried - lost.length), lost: lost.length };
  if (file) await appendFile(file, `${JSON.stringify(figure)}\n`);
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(0);
};
