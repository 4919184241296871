/** How a report was written, as far as its expert has it counted and agrees to show it (RGPD, article 13). */
import * as z from 'zod/mini';

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
