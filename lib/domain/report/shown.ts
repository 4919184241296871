import * as z from 'zod/mini';
import { countingSchema } from './writing.ts';

/** What an expert agrees to show with a report; `signed`: no sentence of it is a machine's. */
export const shownSchema = z.extend(countingSchema, { signed: z.optional(z.literal(true)) });
export type Shown = z.infer<typeof shownSchema>;
