import * as z from 'zod/mini';
import { reportRefusals } from '#domain/upload.ts';

/** Marks the data of a thread that reads a PDF: other threads may load the same bundle. */
export const pdfTask = 'read-pdf';

export const taskSchema = z.object({ kind: z.literal(pdfTask), bytes: z.instanceof(Uint8Array) });
export type PdfTask = { readonly kind: typeof pdfTask; readonly bytes: Uint8Array };

export const readingSchema = z.union([
  /** `texts`: of each page. `tagged`: both readers find a structure that a screen reader can follow. */
  z.object({ pages: z.int(), texts: z.array(z.string()), tagged: z.boolean() }),
  z.object({ refusal: z.enum(reportRefusals) }),
]);
/** The content of a PDF with its lines as on the page, or why it cannot be a report. */
export type PdfReading = z.infer<typeof readingSchema>;
