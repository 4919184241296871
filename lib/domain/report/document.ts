import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { deskTexts as texts } from '../texts/desk.ts';
import { writable } from '../wire/writable.ts';

/**
 * A report as its expert writes it: structured text without any layout. Desk, preview, PDF and page read this schema.
 * A document keeps the version of its schema, so that old ones stay readable.
 */

/** Characters; a report of twenty pages has about 40,000. */
const limits = { run: 20_000, title: 120, runs: 400, blocks: 200, rows: 40, notes: 4 } as const;
export const maxSections = 40;
/** Rows of the dossier in the margin of a paragraph. */
export const maxNotes = limits.notes;
/** Blocks of a section. */
export const maxBlocks = limits.blocks;

const text = (most: number) =>
  z.string().check(z.maxLength(most, texts.textLong), z.regex(writable, texts.unreadable));

/**
 * Names a row of a dossier's table, or a cell of it: «positions/Lune» and «positions/Lune/Signe» (table, row, column).
 */
export const referenceSchema = z.string().check(z.regex(/^[a-z-]{1,30}(\/[^/]{1,60}){1,2}$/u));

/** The name of a section or of a passage, made by the desk; it stays while the thing is moved or renamed. */
export const deskIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** Where words come from that were not typed at the desk; `paste` until the expert has said from where. */
const originKinds = ['passage', 'paste', 'notes', 'quote'] as const;
/** `author`: of a quotation. */
export const originSchema = z.strictObject({
  from: z.enum(originKinds),
  author: z.optional(text(60)),
});
export type Origin = z.infer<typeof originSchema>;

const { from, author } = originSchema.shape;

/**
 * `value` is never typed: its text was copied from the dossier's cell that it names. Words without an origin were typed at
 * the desk, or nobody counted.
 */
const runSchema = z.union(
  [
    text(limits.run),
    z.strictObject({ em: text(limits.run), from: z.optional(from), author }),
    z.strictObject({ text: text(limits.run), from, author }),
    z.strictObject({ value: referenceSchema, text: text(200) }),
  ],
  texts.unknownPiece,
);
export type Run = z.infer<typeof runSchema>;

const runs = z.array(runSchema).check(z.maxLength(limits.runs));

const blocks = [
  /**
   * `proof` names the rows that made the expert write the paragraph; they stand in its margin. `passage` names the
   * passage that was inserted here, until its text is touched.
   */
  z.strictObject({
    kind: z.literal('paragraph'),
    runs,
    proof: z.optional(z.array(referenceSchema).check(z.maxLength(limits.notes))),
    passage: z.optional(deskIdSchema),
  }),
  z.strictObject({ kind: z.literal('subtitle'), text: text(limits.title) }),
  /** One or two lines that the reader should keep. */
  z.strictObject({
    kind: z.literal('quote'),
    lines: z.array(runs).check(z.minLength(1), z.maxLength(3)),
  }),
  /** A drawing of the dossier, by its place among them. */
  z.strictObject({
    kind: z.literal('figure'),
    figure: z.int().check(z.gte(0), z.lte(9)),
    caption: runs,
    /** Small, with its words beside it. */
    isBeside: z.optional(z.literal(true)),
  }),
  /** A table of the dossier, by its name: whole, or the rows that were chosen, by theirs. */
  z.strictObject({
    kind: z.literal('table'),
    table: text(30),
    rows: z.optional(z.array(text(60)).check(z.minLength(1), z.maxLength(60))),
  }),
  /** A ruled list: a name in the margin, words beside it. */
  z.strictObject({
    kind: z.literal('list'),
    rows: z
      .array(
        z.strictObject({
          name: text(40),
          proof: z.optional(z.array(referenceSchema).check(z.maxLength(limits.notes))),
          runs,
        }),
      )
      .check(z.maxLength(limits.rows)),
  }),
  /** What is certain of the hour; its statements come from the dossier. */
  z.strictObject({ kind: z.literal('hour'), runs }),
  /** Questions with ruled lines for an answer by hand. */
  z.strictObject({
    kind: z.literal('questions'),
    questions: z.array(runs).check(z.maxLength(9)),
  }),
] as const;
export const blockSchema = z.discriminatedUnion('kind', blocks, texts.unknownPiece);
export type Block = z.infer<typeof blockSchema>;

export const sectionSchema = z.strictObject({
  id: deskIdSchema,
  /** A letter opens the report; a plate is a drawing on a page of its own. */
  kind: z.enum(['letter', 'plate', 'chapter']),
  /** The title in two voices: «Le Soleil levant,» «et ce qui monte avec lui». */
  title: text(limits.title),
  second: text(limits.title),
  /** A drawn sign beside the title, by its name in the dossier. */
  glyph: z.optional(text(30)),
  blocks: z.array(blockSchema).check(z.maxLength(limits.blocks)),
});
export type Section = z.infer<typeof sectionSchema>;

export const reportDocumentSchema = z.strictObject({
  version: z.literal(1),
  service: z.enum(disciplines),
  sections: z.array(sectionSchema).check(z.maxLength(maxSections)),
});
export type ReportDocument = z.infer<typeof reportDocumentSchema>;

export const runText = (run: Run): string =>
  typeof run === 'string' ? run : 'em' in run ? run.em : run.text;
