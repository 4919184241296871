/**
 * Questions in the margin of a delivered report: its reader touches a sentence, and its author answers there (decision 88).
 * Instants in UTC.
 */
import * as z from 'zod/mini';
import { endOfShopDay, nextWorkingDay, shopDay } from './holidays.ts';
import { correctionEnd } from './report-corrections.ts';

/** In characters: the sentence as it is kept, the question, and the answer. */
export const maxQuote = 300;
export const maxMarginQuestion = 400;
export const maxMarginAnswer = 1200;

/** Of a report that is no part of a pack, whose questions are not counted. */
export const marginQuestions = 3;

const marginAnswerSchema = z.object({
  at: z.string(),
  /** The expert's name at that moment. */
  name: z.string(),
  text: z.string(),
});
export type MarginAnswer = z.infer<typeof marginAnswerSchema>;

export const marginNoteSchema = z.object({
  /** The client's: sent twice, a question is asked once. */
  id: z.string(),
  /** The sentence: what finds it again, and its beginning for whoever reads the question elsewhere. */
  anchor: z.string(),
  quote: z.string(),
  text: z.string(),
  /** The version that was read. */
  of: z.int(),
  at: z.string(),
  due_at: z.string(),
  answer: z.optional(marginAnswerSchema),
});
export type MarginNote = z.infer<typeof marginNoteSchema>;

const day = 86_400_000;

/** The end of the next working day. */
export const marginDue = (askedAt: Date): Date => endOfShopDay(nextWorkingDay(shopDay(askedAt) + day));

type Asked = {
  /** When the report was delivered first. */
  readonly delivered_at: string;
  readonly isPack: boolean;
  /** How many questions its reader has asked. */
  readonly asked: number;
};

/** Until when a reader may ask, as for a correction, and how many questions are left; without a count in a pack. */
export const marginRight = ({ delivered_at, isPack, asked }: Asked) => ({
  until: correctionEnd(delivered_at, isPack).toISOString(),
  left: isPack ? undefined : Math.max(0, marginQuestions - asked),
});

/** Where a sentence ends: after its mark and closing quotes, and no initial, before a capital, a digit or an opening quote. */
const ends = /(?<=[.!?…][»”")\u00a0\u202f]{0,3})(?<![\s(]\p{Lu}\.)\s+(?=[\p{Lu}\d«“"(—–])/u;

/** The sentences of a paragraph, in order; together they are all of it but the spaces between them. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(ends).filter((sentence) => sentence.trim() !== '');

/** The same sentence, however its spaces are set. */
const plain = (sentence: string): string => sentence.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Names a sentence by its words (FNV-1a, 32 bits, with its length), so that a new version finds it again. */
export const anchorOf = (sentence: string): string => {
  const words = plain(sentence);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(words)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${hash.toString(16).padStart(8, '0')}-${words.length}`;
};

/** The sentence as it is kept and quoted. */
export const quoteOf = (sentence: string): string => {
  const words = plain(sentence);
  return words.length > maxQuote ? `${words.slice(0, maxQuote - 1).trimEnd()}…` : words;
};
