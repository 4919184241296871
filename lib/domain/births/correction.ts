import * as z from 'zod/mini';
import { disciplines } from '../catalogue.ts';
import { bornSchema } from './born.ts';

/**
 * What became of an order's birth after the purchase. Until an expert has opened it, its customer corrects it alone;
 * afterwards the customer asks, and an expert of the order or an administrator answers. Instants in UTC.
 */
export const correctionSchema = z.object({
  /** An expert has opened the birth. */
  opened_at: z.optional(z.string()),
  /** A correction that waits for its answer. */
  request: z.optional(z.object({ at: z.string(), born: bornSchema })),
  /** The last request that was refused, until the next request or correction. */
  refused: z.optional(z.object({ at: z.string(), name: z.string(), reason: z.string() })),
  /** The last correction; staff who were called give the reason. */
  corrected: z.optional(
    z.object({
      at: z.string(),
      by: z.enum(['customer', 'expert', 'administrator']),
      name: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
  /** The birth of a delivered report that was corrected afterwards, with the version of that report. */
  written_for: z.optional(
    z.array(z.object({ service: z.enum(disciplines), version: z.int(), born: bornSchema })),
  ),
});
export type Correction = z.infer<typeof correctionSchema>;
export type WrittenFor = NonNullable<Correction['written_for']>[number];

/** The row of a birth: `revision` rises with each change. */
export const birthRecordSchema = z.extend(bornSchema, {
  ...correctionSchema.shape,
  revision: z.optional(z.int()),
});
export type BirthRecord = z.infer<typeof birthRecordSchema>;

/** The birth that a delivered report was written for; undefined where it is the present one. */
export const bornOfReport = (
  correction: Correction | undefined,
  { service, version }: { readonly service: string; readonly version?: number | undefined },
): WrittenFor['born'] | undefined =>
  correction?.written_for?.find((one) => one.service === service && one.version === version)?.born;
