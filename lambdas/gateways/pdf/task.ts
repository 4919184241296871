import * as z from 'zod/mini';
import { reportRefusals } from '#domain/atelier.ts';

/** Marks the data of a thread that reads a PDF, because its module stands in a bundle that threads may run otherwise. */
export const pdfTask = 'read-pdf';

export const taskSchema = z.object({ kind: z.literal(pdfTask), bytes: z.instanceof(Uint8Array) });
export type PdfTask = { readonly kind: typeof pdfTask; readonly bytes: Uint8Array };

export const readingSchema = z.union([
  /** `tagged`: both readers find a structure that a screen reader can follow. */
  z.object({ pages: z.int(), text: z.string(), tagged: z.boolean() }),
  z.object({ refusal: z.enum(reportRefusals) }),
]);
/** What a sound PDF says, lines ending where they end on the page, or why it cannot be a report. */
export type PdfReading = z.infer<typeof readingSchema>;
