/** The wire of a customer's requests about the own data (GDPR, articles 12 and 16 to 21). Customer only. */
import * as z from 'zod/mini';
import { messageSchema } from '../message.ts';
import { askedCorrectionSchema, correctionTopics, requestSchema, wordedKinds } from '../requests.ts';

/** `asked`: what was asked in the customer's own words, with its answer. */
const ownRequestSchema = z.extend(z.omit(requestSchema, { person: true, key: true }), {
  id: z.string(),
  asked: z.optional(askedCorrectionSchema),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** GET /api/profile/requests: all requests of the account, the last one first. */
export const ownRequests = {
  method: 'GET',
  path: '/api/profile/requests',
  answer: z.object({ requests: z.array(ownRequestSchema) }),
} as const;

/**
 * POST /api/profile/requests: asks for a correction, a limitation or an objection, and mails the receipt with the date
 * of the answer. The same words again within the hour are the same request. Without a kind, as from a page of before, it
 * is a correction. 404 `not_found` for an order of another account.
 */
export const askCorrection = {
  method: 'POST',
  path: '/api/profile/requests',
  body: z.strictObject({
    kind: z.optional(z.enum(wordedKinds)),
    about: z.enum(correctionTopics),
    order_id: z.optional(z.uuid()),
    message: messageSchema,
  }),
  answer: ownRequestSchema,
} as const;
