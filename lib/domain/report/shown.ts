import * as z from 'zod/mini';
import type { Outline } from './draft.ts';
import type { Origins } from './origins.ts';
import { type Counted, countingSchema, type Writing } from './writing.ts';

/** What an expert agrees to show with a report; `signed`: no sentence of it is a machine's. */
export const shownSchema = z.extend(countingSchema, { signed: z.optional(z.literal(true)) });
export type Shown = z.infer<typeof shownSchema>;

type Known = {
  readonly by: string;
  readonly counted: Counted | undefined;
  readonly origins: Origins;
  readonly dates: NonNullable<Outline['dates']>;
};

const datesOf = ({ counted, dates }: Known): Writing['dates'] => {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return counted?.dates && first !== undefined && last !== undefined
    ? { first, last, count: dates.length }
    : undefined;
};

/** Nothing but what was counted and is to be shown; undefined when that is nothing. */
export const writingOf = (shown: Shown, known: Known): Writing | undefined => {
  const { by, counted, origins } = known;
  const { pasted: _, ...told } = origins;
  const hasWords = shown.words && counted !== undefined;
  const dates = hasWords && shown.dates ? datesOf(known) : undefined;
  if (!hasWords && !shown.signed) return undefined;
  return {
    by,
    ...(hasWords && { words: { ...told, quotes: [...told.quotes] } }),
    ...(dates && { dates }),
    ...(shown.signed && { signed: true }),
  };
};
