/** The wire of what an expert asks a customer for (decision 86). */
import * as z from 'zod/mini';
import { sentBirthSchema } from '../births/birth.ts';
import { disciplines } from '../catalogue.ts';
import { birthNamesSchema } from '../persons.ts';
import { birthTimeSchema } from '../profile.ts';
import { maxQuestion, maxReply, missingKinds, questionSchema } from '../questions.ts';
import { threadFieldTexts as texts } from '../texts/thread-fields.ts';
import { threadSchema } from '../threads.ts';
import { partKey } from './atelier.ts';
import { linkBody } from './link.ts';
import { optionalTextUpTo, textUpTo } from './writable.ts';

const clientId = z.uuid();

/**
 * POST: the expert who has the part asks for what is missing, and the clock stands. 403 `forbidden`, 409 `part_over` and
 * `questions_open`, 429 `too_many`.
 */
export const askCustomer = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/parts/{service}/questions',
  body: z.strictObject({
    id: clientId,
    what: z.enum(missingKinds),
    text: textUpTo(maxQuestion, {
      missing: texts.questionMissing,
      long: texts.questionLong,
      unreadable: texts.unreadable,
    }),
  }),
  answer: questionSchema,
} as const;

const reply = {
  how: z.enum(['given', 'unknown']),
  /** HH:MM, and where it comes from: a certificate, or somebody who remembers. */
  time: z.optional(birthTimeSchema),
  source: z.optional(z.enum(['record', 'memory'])),
  place: z.optional(sentBirthSchema.shape.place),
  names: z.optional(birthNamesSchema),
  text: z.optional(optionalTextUpTo(maxReply, { long: texts.replyLong, unreadable: texts.unreadable })),
};

/** POST by the customer. 404 `not_found`, 409 `part_over` and `birth_fixed`. */
export const replyToQuestion = {
  method: 'POST',
  path: '/api/orders/{id}/parts/{service}/questions/{question}',
  key: z.extend(partKey, { question: clientId }),
  body: z.strictObject(reply),
  answer: questionSchema,
} as const;

/** A question as the page of a mail's link shows it: what its expert asks, and nothing of the birth. */
export const openQuestionSchema = z.object({
  question: questionSchema,
  /** The order's number and the service, for the customer's records. */
  number: z.string(),
  service: z.enum(disciplines),
  name: z.string(),
  /** Set while the clock stands. */
  stopped: threadSchema.shape.stopped,
  /** Nothing is written any more: the consultation is delivered, withdrawn or refunded. */
  is_over: z.boolean(),
  /** The customer may also be refunded. */
  may_choose: z.boolean(),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** POST: the question of a mail's link. 400 `link_invalid`, 429 `too_many`. */
export const readByLink = {
  method: 'POST',
  path: '/api/questions/read',
  body: linkBody,
  answer: openQuestionSchema,
} as const;

/** POST: the answer by a mail's link, without a session; errors as of `readByLink` and `replyToQuestion`. */
export const replyByLink = {
  method: 'POST',
  path: '/api/questions/reply',
  body: z.strictObject({ ...linkBody.shape, ...reply }),
  answer: openQuestionSchema,
} as const;
