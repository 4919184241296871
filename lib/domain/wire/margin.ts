/** The wire of questions in the margin of a delivered report (decision 88). */
import * as z from 'zod/mini';
import { marginNoteSchema, maxMarginAnswer, maxMarginQuestion, maxQuote } from '../margin.ts';
import { threadFieldTexts as texts } from '../texts/thread-fields.ts';
import { partKey } from './atelier.ts';
import { textUpTo } from './writable.ts';

const clientId = z.uuid();
const noteKey = z.extend(partKey, { note: clientId });
const { unreadable } = texts;

/**
 * POST by the customer: a question about a sentence of the report; the same `id` again answers the question that is there. 404
 * `not_found`, 409 `part_over`, `margin_closed` and `margin_full`, 429 `too_many`.
 */
export const askInMargin = {
  method: 'POST',
  path: '/api/orders/{id}/parts/{service}/margin',
  key: partKey,
  body: z.strictObject({
    id: clientId,
    anchor: z.string().check(z.regex(/^[0-9a-f]{8}-\d{1,5}$/)),
    quote: textUpTo(maxQuote),
    text: textUpTo(maxMarginQuestion, { missing: texts.marginMissing, long: texts.marginLong, unreadable }),
  }),
  answer: marginNoteSchema,
} as const;

/**
 * DELETE by the customer: takes a question back and erases it, as long as it has no answer; it is then not counted. Repeating
 * changes nothing. 404 `not_found`, 409 `margin_answered`.
 */
export const withdrawFromMargin = {
  method: 'DELETE',
  path: '/api/orders/{id}/parts/{service}/margin/{note}',
  key: noteKey,
  answer: z.object({ id: clientId }),
} as const;

/**
 * POST by the expert who has the part, once; an answered question answers itself again. 403 `forbidden`, 404 `not_found`, 409
 * `part_over`.
 */
export const answerInMargin = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/parts/{service}/margin/{note}',
  key: noteKey,
  body: z.strictObject({
    text: textUpTo(maxMarginAnswer, { missing: texts.answerMissing, long: texts.answerLong, unreadable }),
  }),
  answer: marginNoteSchema,
} as const;
