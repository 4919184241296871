import * as z from 'zod/mini';
import { accents } from '../accents.ts';
import type { Cell } from '../dossier/sheet.ts';
import type { PrintedReport } from './printed.ts';

/** What a delivered report keeps of its composed text: it is read long after the engine that computed it. */

const runs = z.array(z.union([z.string(), z.object({ em: z.string() }), z.object({ value: z.string() })]));
const names = z.array(z.string());
const marks = z.optional(names);
const fact = { name: z.string(), runs };
const heading = { title: z.string(), second: z.string() };
const statement = z.object({ state: z.enum(['certain', 'likely', 'absent']), text: z.string() });

const cell: z.ZodMiniType<Cell> = z.object({
  text: z.string(),
  glyphs: z.optional(names),
  note: z.optional(z.string()),
  parts: z.optional(z.lazy(() => z.array(cell))),
  isLarge: z.optional(z.literal(true)),
  marks,
});

/** A table of the dossier, which says a drawing in words. */
export const printedTableSchema = z.object({
  id: z.string(),
  title: z.string(),
  columns: names,
  rows: z.array(z.array(cell)),
  pairs: z.optional(z.literal(true)),
  word: z.optional(z.string()),
});

const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paragraph'),
    runs,
    note: z.optional(z.object({ glyphs: names, lines: names, marks })),
    isFirst: z.boolean(),
    hasInitial: z.boolean(),
  }),
  z.object({ kind: z.literal('subtitle'), text: z.string() }),
  z.object({ kind: z.literal('quote'), lines: z.array(runs) }),
  z.object({
    kind: z.literal('figure'),
    figure: z.int(),
    alt: z.string(),
    caption: runs,
    isBeside: z.optional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('table'),
    title: z.string(),
    columns: names,
    widths: z.array(z.number()),
    rows: z.array(z.array(cell)),
  }),
  z.object({
    kind: z.literal('list'),
    rows: z.array(z.object({ ...fact, glyphs: names, marks, lines: z.optional(names) })),
  }),
  z.object({ kind: z.literal('hour'), runs, statements: z.array(statement), figure: z.optional(z.int()) }),
  z.object({ kind: z.literal('questions'), questions: z.array(runs) }),
]);

const tail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('degrees'), sign: z.string(), body: z.string(), degree: z.number() }),
  z.object({ kind: z.literal('circle'), glyphs: names, live: z.string() }),
]);

const section = z.object({
  ...heading,
  kind: z.enum(['letter', 'plate', 'chapter']),
  folio: z.string(),
  glyph: z.string(),
  tail: z.optional(tail),
  blocks: z.array(block),
});

const facts = z.array(z.object(fact));

export const printedReportSchema = z.object({
  foot: z.string(),
  words: z.object({ hour: z.string(), states: z.record(z.string(), z.string()) }),
  accent: z.enum(accents),
  title: z.string(),
  whose: z.string(),
  firstName: z.string(),
  author: z.string(),
  role: z.string(),
  date: z.string(),
  description: z.string(),
  cover: z.object({ figure: z.int(), alt: z.string(), born: names, written: names }),
  contents: z.object({ ...heading, facts }),
  sections: z.array(section),
  colophon: z.object({ ...heading, facts, code: z.string(), codeNote: z.string() }),
}) satisfies z.ZodMiniType<PrintedReport>;
