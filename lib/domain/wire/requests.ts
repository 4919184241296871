/** The wire of the register of requests about personal data (GDPR, article 12.3); administrators only. */
import * as z from 'zod/mini';
import {
  askedCorrectionSchema,
  requestKeySchema,
  requestSchema,
  studiedAskerSchema,
  wordedKinds,
} from '../requests.ts';
import { validationTexts as texts } from '../texts/validation.ts';
import { pageOf } from './pages.ts';
import { optionalTextUpTo, textUpTo } from './writable.ts';

/**
 * GET /api/atelier/requests?state=…&after=…: in pages the open ones, the first due first, or the answered ones, the last asked
 * first.
 */
export const atelierRequests = {
  method: 'GET',
  path: '/api/atelier/requests',
  state: z.enum(['open', 'answered']),
  answer: pageOf(requestSchema),
} as const;
export type RequestState = z.infer<typeof atelierRequests.state>;

/**
 * POST /api/atelier/requests/open: the words of a request and the account's address; of a person studied, also its own. The request names who has read
 * them, and so does the access log of its order. 404 `not_found` for one without words, or of an erased account.
 */
export const openRequest = {
  method: 'POST',
  path: '/api/atelier/requests/open',
  body: requestKeySchema,
  answer: z.extend(askedCorrectionSchema, {
    kind: z.enum(wordedKinds),
    email: z.string(),
    studied: z.optional(studiedAskerSchema),
  }),
} as const;

const maxReason = 1000;

/**
 * POST /api/atelier/requests/answer: once, mailed to the customer. A refusal needs a reason. 404 `not_found`, 409
 * `request_changed` when somebody has answered.
 */
export const answerRequest = {
  method: 'POST',
  path: '/api/atelier/requests/answer',
  body: z.discriminatedUnion('outcome', [
    z.extend(requestKeySchema, {
      outcome: z.literal('corrected'),
      reason: z.optional(optionalTextUpTo(maxReason)),
    }),
    z.extend(requestKeySchema, {
      outcome: z.literal('refused'),
      reason: textUpTo(maxReason, { missing: texts.reasonRequired }),
    }),
  ]),
  answer: z.object({ answered: z.literal(true) }),
} as const;
export type RequestDecision = z.infer<typeof answerRequest.body>;
