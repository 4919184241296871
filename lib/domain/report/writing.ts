/** How a report was written, as far as its expert has it counted and agrees to show it (RGPD, article 13). */
import * as z from 'zod/mini';
import type { Outline } from './draft.ts';
import type { Origins } from './origins.ts';
import type { Shown } from './shown.ts';

/** What an expert has counted at the desk; nothing is counted without `words`. */
export const countingSchema = z.strictObject({
  words: z.optional(z.literal(true)),
  dates: z.optional(z.literal(true)),
});
export type Counting = z.infer<typeof countingSchema>;

/** A part whose words are counted from its first opening, by the expert who opened it. */
export const countedSchema = z.object({ dates: z.optional(z.literal(true)) });
export type Counted = z.infer<typeof countedSchema>;

const words = z.int();

/** What colophon and page «Authenticité» say. */
export const writingSchema = z.object({
  /** The expert's name. */
  by: z.string(),
  words: z.optional(
    z.object({
      typed: words,
      passages: words,
      notes: words,
      quotes: z.array(z.object({ author: z.string(), words })),
    }),
  ),
  /** YYYY-MM-DD, in the shop's zone. */
  dates: z.optional(z.object({ first: z.string(), last: z.string(), count: z.int() })),
  signed: z.optional(z.literal(true)),
});
export type Writing = z.infer<typeof writingSchema>;

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
