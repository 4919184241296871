/** How large a proof is, and where its figures go. */
import { appendFile } from 'node:fs/promises';
import { expect } from 'vitest';

/** What a proof has tried, and what did not come out right, in words. */
export type Result = { readonly tried: number; readonly lost: readonly string[] };

/** A small share runs in every `npm test`; `npm run proof` runs the large number, times PROOF_SCALE. */
export type Size = { readonly small: number; readonly large: number };

const scale = Number(process.env.PROOF_SCALE ?? 0);

const isLarge = scale > 0;
export const sizeOf = ({ small, large }: Size): number =>
  isLarge ? Math.max(small, Math.round(large * scale)) : small;

/** Long enough for the large number on a slow machine. */
export const timeLimit = isLarge ? 3_600_000 : 180_000;

export type Claim = {
  /** The part of the record that it belongs to, e.g. «Payments». */
  readonly section: string;
  /** One line that says what was tried and what must hold. */
  readonly what: string;
};

/** Writes the figure into the file of the run (PROOF_FIGURES, one JSON object a line); fails when something was lost. */
export const settleClaim = async ({ section, what }: Claim, { tried, lost }: Result): Promise<void> => {
  const file = process.env.PROOF_FIGURES;
  const figure = { section, what, tried, survived: Math.max(0, tried - lost.length), lost: lost.length };
  if (file) await appendFile(file, `${JSON.stringify(figure)}\n`);
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(0);
};
