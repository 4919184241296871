/** «Ce qui vous amène»: what a customer tells the expert before a consultation is written. Instants in UTC. */
import * as z from 'zod/mini';

/** In characters. */
export const maxWords = 600;

/** The version of the text of the agreement; a changed text gets another day. */
export const agreementVersion = '2026-11-28';

/**
 * Intimate words are health or beliefs in the sense of RGPD, article 9: they need an agreement of their own, whose version and
 * time are kept. Words that were taken back are erased; that they were is kept.
 */
export const wordsSchema = z.object({
  /** Absent once they were taken back. */
  text: z.optional(z.string()),
  /** When they were sent last. */
  at: z.string(),
  agreed: z.object({ version: z.string(), at: z.string() }),
  withdrawn_at: z.optional(z.string()),
});
export type Words = z.infer<typeof wordsSchema>;
