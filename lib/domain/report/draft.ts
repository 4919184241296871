import * as z from 'zod/mini';
import type { Discipline } from '../catalogue.ts';
import { deskTexts as texts } from '../texts/desk.ts';
import { optionalTextUpTo } from '../wire/writable.ts';
import { deskIdSchema, maxSections, type ReportDocument, type Section, sectionSchema } from './document.ts';
import { countOrigins, type Origins, withoutOrigins } from './origins.ts';

/** A report while it is written: an outline, and sections that are saved one by one, each with a revision of its own. */

const isOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

const orderSchema = z
  .array(deskIdSchema)
  .check(z.maxLength(maxSections, texts.sectionsFull), z.refine(isOnce, texts.sectionTwice));

/** What was taken out on purpose of what the consultation promises, and why. */
const removedSchema = z.strictObject({
  id: deskIdSchema,
  reason: optionalTextUpTo(300, { unreadable: texts.unreadable }),
});

/** Days of writing that a draft notes. */
const maxDays = 200;

export const outlineSchema = z.strictObject({
  /** The sections in the order of the report; a section that is not named is not printed, and not lost. */
  order: orderSchema,
  removed: z.array(removedSchema).check(z.maxLength(maxSections)),
  /** On which days text was written (YYYY-MM-DD in the shop's zone), where its expert wants them noted; no times. */
  dates: z.optional(z.array(z.iso.date()).check(z.maxLength(maxDays))),
});
export type Outline = z.infer<typeof outlineSchema>;

/** Rows of sections that a draft may have, with those that its outline no longer names. */
export const maxStoredSections = 2 * maxSections;

/** 0 is the revision of what is not saved yet. */
export const revisionSchema = z.int().check(z.gte(0));

const savedOutlineSchema = z.extend(outlineSchema, { revision: revisionSchema });
/** `at`: the instant of the last saving (UTC). */
const savedSectionSchema = z.object({
  id: deskIdSchema,
  revision: revisionSchema,
  at: z.string(),
  section: sectionSchema,
});
export const draftSchema = z.object({ outline: savedOutlineSchema, sections: z.array(savedSectionSchema) });
export type Draft = z.infer<typeof draftSchema>;

/** The draft of a part that nobody has begun. */
export const emptyDraft: Draft = {
  outline: { revision: 0, order: [], removed: [] },
  sections: [],
};

/** The sections of a draft in the order of its outline. */
const orderedOf = ({ outline, sections }: Draft): Section[] => {
  const byId = new Map(sections.map(({ id, section }) => [id, section]));
  return outline.order.flatMap((id) => byId.get(id) ?? []);
};

/** Where the words of the report come from that a draft gives. */
export const originsOf = (draft: Draft): Origins => countOrigins(orderedOf(draft));

/** The report that a draft gives, without where its words come from. */
export const documentOf = (service: Discipline, draft: Draft): ReportDocument => ({
  version: 1,
  service,
  sections: orderedOf(draft).map((section) => ({ ...section, blocks: withoutOrigins(section.blocks) })),
});
