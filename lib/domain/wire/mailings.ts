/** The wire of what is written to a customer: the guidance is the one sort that somebody may end. */
import * as z from 'zod/mini';
import { stopReasons } from '../mailings.ts';
import { stopGuidance } from './guidance.ts';

/** Of one address; empty when it never asked. Instants are UTC. */
const guidanceChoiceSchema = z.object({
  /** The last request, which carried the consent. */
  asked_at: z.optional(z.string()),
  /** Absent while the address may ask. */
  stopped_at: z.optional(z.string()),
  stopped_by: z.optional(z.enum(stopReasons)),
  /** The last time that the address was allowed to ask again. */
  resumed_at: z.optional(z.string()),
});
export type GuidanceChoice = z.infer<typeof guidanceChoiceSchema>;

const choicesSchema = z.object({
  /** The instant since which the account exists. */
  since: z.string(),
  /** Absent while the address is not verified: it may be a stranger's. */
  guidance: z.optional(guidanceChoiceSchema),
});
export type Choices = z.infer<typeof choicesSchema>;

const path = '/api/profile/mailings';

/** GET /api/profile/mailings; customer only. */
export const readChoices = { method: 'GET', path, answer: choicesSchema } as const;

/**
 * PUT /api/profile/mailings: allows the guidance to the account's address, or stops it. Customer only; 409
 * `email_unverified`. Repeating changes nothing, and keeps the first date and its reason.
 */
export const saveChoices = {
  method: 'PUT',
  path,
  body: z.strictObject({ guidance: z.boolean() }),
  answer: choicesSchema,
} as const;

/** POST /api/guidance/choice: the same facts by the link of a guidance, without a session. 400 link_invalid. */
export const readGuidanceChoice = {
  method: 'POST',
  path: '/api/guidance/choice',
  body: stopGuidance.body,
  answer: guidanceChoiceSchema,
} as const;
