import * as z from 'zod/mini';
import { epochSeconds } from '#domain/dates.ts';
import type { Section } from '#domain/report/document.ts';
import { type Outline, outlineSchema } from '#domain/report/draft.ts';
import { sectionTexts, wordCount } from '#domain/report/plain.ts';
import { endOfDraft } from '#domain/retention.ts';
import { type DraftKey, partOf, stateEntry } from './draft-keys.ts';
import { packedSectionSchema, packSection } from './packed-section.ts';

/** The rows of a part's draft: its outline, its sections, and the states that a section had within the last day. */

export const outlineRowSchema = z.object({
  ...outlineSchema.shape,
  revision: z.int(),
  at: z.string(),
});

export const sectionRowSchema = z.object({
  revision: z.int(),
  at: z.string(),
  packed: packedSectionSchema,
  /** The instant of the last state, or of the first saving. */
  kept_at: z.string(),
  /** Of its text, so that a saving that loses much of it is noticed. */
  characters: z.int(),
});
export type SectionRow = z.infer<typeof sectionRowSchema>;

export const stateRowSchema = z.object({ at: z.string(), packed: packedSectionSchema });
export const stateLineSchema = z.object({
  at: z.string(),
  section: z.string(),
  title: z.string(),
  words: z.int(),
});

/** Hours; a day, and the time in which the list of a page is still open. */
const stateHours = 26;

const charactersOf = (section: Section): number =>
  sectionTexts(section).reduce((sum, { length }) => sum + length, 0);

export const outlineValues = (outline: Outline, by: string, now: Date) => {
  const { order, removed, dates } = outline;
  return { order, removed, ...(dates && { dates }), at: now.toISOString(), by, ttl: endOfDraft(now) };
};

export const sectionValues = (section: Section, by: string, now: Date) => ({
  packed: packSection(section),
  characters: charactersOf(section),
  at: now.toISOString(),
  by,
  ttl: endOfDraft(now),
});

/** The row that keeps a former text of a section. */
export const stateItem = (key: DraftKey, { at, packed: section }: SectionRow, now: Date) => ({
  part: partOf(key),
  entry: stateEntry(at, section.id),
  at,
  section: section.id,
  title: section.title,
  words: wordCount(section),
  packed: packSection(section),
  ttl: epochSeconds(now) + stateHours * 3600,
});
