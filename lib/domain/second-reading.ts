/** A colleague reads a draft and comments beside its paragraphs; nothing of it changes the text (decision 97). Instants in UTC. */
import * as z from 'zod/mini';
import { personSchema } from './atelier.ts';
import { anchorOf, quoteOf } from './margin.ts';
import { type Block, deskIdSchema } from './report/document.ts';
import { sectionTexts } from './report/plain.ts';

/** Characters of a comment. */
export const maxComment = 1000;
/** Comments of a reading. */
export const maxComments = 200;

export const commentSchema = z.object({
  /** The client's: sent twice, a comment is written once. */
  id: z.string(),
  section: deskIdSchema,
  /** The paragraph: what finds it again, and its beginning once its words have changed. */
  anchor: z.string(),
  quote: z.string(),
  text: z.string(),
  at: z.string(),
  changed_at: z.optional(z.string()),
  /** The expert who writes has seen to it; a changed comment is to be seen to again. */
  done: z.optional(z.literal(true)),
});
export type Comment = z.infer<typeof commentSchema>;

/** Who reads, and who has asked for it. */
export const secondReadingSchema = z.object({
  reader: personSchema,
  asker: personSchema,
  asked_at: z.string(),
});
export type SecondReading = z.infer<typeof secondReadingSchema>;

/** What a comment speaks of; undefined for a block without words, such as a table. */
export type Place = { readonly anchor: string; readonly quote: string };
export const placeOf = (block: Block): Place | undefined => {
  const words = sectionTexts({ blocks: [block] }).join(' ');
  return words.trim() === '' ? undefined : { anchor: anchorOf(words), quote: quoteOf(words) };
};
