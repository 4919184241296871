import * as z from 'zod/mini';
import { reportRefusals } from '#domain/upload.ts';

/** Marks the process and the thread that read a PDF: others may load the same bundle. */
export const pdfTask = 'read-pdf';

const limits = z.object({ milliseconds: z.number(), memory: z.number(), heapMegabytes: z.number() });
/** Time and memory of a reading: in all in bytes, and of JavaScript's heap. */
export type Limits = Readonly<z.infer<typeof limits>>;

export const taskSchema = z.object({ kind: z.literal(pdfTask), bytes: z.instanceof(Uint8Array), limits });
export type PdfTask = {
  readonly kind: typeof pdfTask;
  readonly bytes: Uint8Array;
  readonly limits: Limits;
};

export const readingSchema = z.union([
  /** `texts`: of each page. `tagged`: both readers find a structure that a screen reader can follow. */
  z.object({ pages: z.int(), texts: z.array(z.string()), tagged: z.boolean() }),
  z.object({ refusal: z.enum(reportRefusals) }),
]);
/** The content of a PDF with its lines as on the page, or why it cannot be a report. */
export type PdfReading = z.infer<typeof readingSchema>;
