/** The wire of a corrected birth: its customer corrects or asks, an expert of the order or an administrator answers. */
import * as z from 'zod/mini';
import { bornSchema } from '../births/born.ts';
import { correctionSchema } from '../births/correction.ts';
import { hasBirthInfo, isConsistent, sentBorn } from '../profile.ts';
import { validationTexts as texts } from '../texts/validation.ts';
import { textUpTo } from './writable.ts';

/** A birth as it should be; names are sent only for another person than the buyer, who has to agree again. */
export const correctedBirthSchema = z
  .strictObject(sentBorn)
  .check(isConsistent, z.refine(hasBirthInfo, { path: ['birthPlace'], message: texts.birthIncomplete }));
export type CorrectedBirth = z.infer<typeof correctedBirthSchema>;

/**
 * PUT /api/orders/{id}/birth by its customer: corrects the birth until an expert has opened it, and asks for the
 * correction afterwards; a new request replaces the last one. 404 `not_found`, 409 `birth_fixed`, 429 `too_many`.
 */
export const correctBirth = {
  method: 'PUT',
  path: '/api/orders/{id}/birth',
  /** An invalid id is 404 too. */
  id: z.uuid(),
  body: correctedBirthSchema,
  answer: z.object({ born: bornSchema, correction: correctionSchema }),
} as const;

const reason = textUpTo(500, { missing: texts.reasonRequired });

/**
 * POST: an expert who has a part of the order, or an administrator, answers a request (`asked_at` names it) or corrects
 * the birth after a call. Only the expert gets the birth back: administrators never read one. 403 `forbidden`, 404, 409
 * `birth_fixed` and `request_changed`.
 */
export const decideBirth = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/birth',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('accept'), asked_at: z.string() }),
    z.strictObject({ kind: z.literal('refuse'), asked_at: z.string(), reason }),
    z.strictObject({ kind: z.literal('correct'), born: correctedBirthSchema, reason }),
  ]),
  answer: z.object({ born: z.optional(bornSchema), correction: z.optional(correctionSchema) }),
} as const;
export type Decision = z.infer<typeof decideBirth.body>;
