import * as z from 'zod/mini';
import { conventionsSchema } from '../dossier/conventions.ts';
import { reportDocumentSchema } from './document.ts';
import { printedReportSchema, printedTableSchema } from './printed-schema.ts';
import { sceneSchema } from './scene.ts';

const figureSchema = z.object({
  /** The drawing in words. */
  label: z.string(),
  wide: sceneSchema,
  narrow: sceneSchema,
  size: z.optional(z.enum(['full', 'small'])),
  /** Small drawings that explain the pens of the large one. */
  keys: z.optional(z.array(sceneSchema)),
});

/** Reports that were stored before accents had names carry the mark of their discipline. */
const accentOfMark = { ao: 'indigo', ac: 'cinnabar', nu: 'verdigris', hd: 'plum' } as const;
const formerSchema = z.pipe(
  z.extend(z.omit(printedReportSchema, { accent: true }), { discipline: z.enum(['ao', 'ac', 'nu', 'hd']) }),
  z.transform(({ discipline, ...report }) => ({ ...report, accent: accentOfMark[discipline] })),
);

/**
 * A report from the desk, stored beside its PDF when it is typeset. Texts and drawings are those that were printed, so
 * the page needs neither the birth nor the engine; `document` and `conventions` are what the expert wrote.
 */
export const readableReportSchema = z.object({
  version: z.literal(1),
  report: z.union([printedReportSchema, formerSchema]),
  figures: z.array(figureSchema),
  /** The dossier's tables: the page shows those that say a drawing in words. */
  tables: z._default(z.array(printedTableSchema), []),
  /** The page of the PDF on which each section begins, and last the colophon's; reports of older editions lack it. */
  starts: z.optional(z.array(z.int())),
  document: reportDocumentSchema,
  conventions: conventionsSchema,
});
export type ReadableReport = z.infer<typeof readableReportSchema>;
