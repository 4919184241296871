import * as z from 'zod/mini';
import { birthSchema } from '../births/birth.ts';
import { birthNamesSchema } from '../persons.ts';
import { reportDocumentSchema } from './document.ts';

/** A written report in a file of its own: the examples of the site, and what `npm run report` typesets. */
export const writtenReportSchema = z.object({
  document: reportDocumentSchema,
  /** The day of delivery. */
  date: z.iso.date(),
  /** The report is about an invented person, and its colophon says so. */
  isExample: z.optional(z.literal(true)),
  /** The person studied, as §3's customer info. */
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.iso.date(),
    birthTime: z.string(),
    birthPlace: z.string(),
    birth: z.optional(birthSchema),
    birthNames: z.optional(birthNamesSchema),
  }),
  author: z.object({ name: z.string(), role: z.string() }),
});
export type WrittenReport = z.infer<typeof writtenReportSchema>;
