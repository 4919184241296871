import { type BirthRange, type Certainty, certaintyOf } from '../certainty.ts';

/** One statement: its value at an instant, and a step short enough to miss no value. */
export type Statement = { readonly valueAt: (at: Date) => string; readonly stepMinutes?: number };

export type Certainties = Readonly<Record<string, Certainty>>;

export const certain: Certainty = { state: 'certain', alternatives: [] };
export const absent: Certainty = { state: 'absent', alternatives: [] };

export const certaintiesIn = (
  statements: Readonly<Record<string, Statement>>,
  range: BirthRange,
): Certainties =>
  Object.fromEntries(
    Object.entries(statements).map(([name, { valueAt, stepMinutes }]) => [
      name,
      certaintyOf(valueAt, range, stepMinutes),
    ]),
  );

export const isKnown = (certainties: Certainties, name: string): boolean =>
  certainties[name]?.state !== 'absent';
