/** The wire of second readings: the expert who has a part asks a colleague, who reads its draft and comments (decision 97). */
import * as z from 'zod/mini';
import { personSchema } from '../atelier.ts';
import { disciplines } from '../catalogue.ts';
import { maxQuote } from '../margin.ts';
import { deskIdSchema, reportDocumentSchema } from '../report/document.ts';
import { commentSchema, maxComment, secondReadingSchema } from '../second-reading.ts';
import { secondReadingTexts as texts } from '../texts/second-reading.ts';
import { partKey } from './atelier.ts';
import { textUpTo } from './writable.ts';

const reading = '/api/atelier/orders/{id}/parts/{service}/second-reading';
const ofReader = `${reading}/read`;
const commentKey = z.extend(partKey, { comment: z.uuid() });
const { missing, long, unreadable } = texts;

const readingStateSchema = z.object({
  /** Absent while no colleague reads. */
  reading: z.optional(secondReadingSchema),
  comments: z.array(commentSchema),
  /** Whom the expert may ask. */
  colleagues: z.array(personSchema),
});
export type ReadingState = z.infer<typeof readingStateSchema>;

/** GET by the expert who has the part: who reads, and all comments. 403 `forbidden`, 404, 409 `part_over`, as for the next three. */
export const readComments = { method: 'GET', path: reading, answer: readingStateSchema } as const;

/** POST: asks a colleague. Asking the same one again changes nothing; 404 for no active expert, 409 `already_taken` while another reads. */
export const askColleague = {
  method: 'POST',
  path: reading,
  body: z.strictObject({ to: z.string().check(z.maxLength(64)) }),
  answer: secondReadingSchema,
} as const;

/** DELETE: ends the reading and erases its comments. Repeating changes nothing. */
export const endReading = { method: 'DELETE', path: reading, answer: z.object({}) } as const;

/** PUT: marks a comment as seen to, or not. 404 for one that its author has removed. */
export const settleComment = {
  method: 'PUT',
  path: `${reading}/comments/{comment}`,
  key: commentKey,
  body: z.strictObject({ done: z.boolean() }),
  answer: commentSchema,
} as const;

/** GET by a colleague: the drafts that the caller is asked to read, the oldest demand first. */
export const listReadings = {
  method: 'GET',
  path: '/api/atelier/second-readings',
  answer: z.object({
    readings: z.array(
      z.object({
        order_id: z.string(),
        number: z.string(),
        service: z.enum(disciplines),
        asker: personSchema,
        asked_at: z.string(),
        due_at: z.string(),
      }),
    ),
  }),
} as const;
export type AskedReading = z.infer<typeof listReadings.answer>['readings'][number];

/**
 * GET by the colleague who was asked: the saved draft as its customer will read it, without where its words come from. Each
 * opening is in the access log, once in a quarter of an hour. 404 once the reading is over, as for the next three.
 */
export const readAsColleague = {
  method: 'GET',
  path: ofReader,
  answer: z.object({
    number: z.string(),
    asker: personSchema,
    asked_at: z.string(),
    document: reportDocumentSchema,
    comments: z.array(commentSchema),
  }),
} as const;
export type OpenedReading = z.infer<typeof readAsColleague.answer>;

/** PUT by the same: writes a comment, or changes the own one with this id. 409 `memos_full` after `maxComments`. */
export const saveComment = {
  method: 'PUT',
  path: `${ofReader}/comments/{comment}`,
  key: commentKey,
  body: z.strictObject({
    section: deskIdSchema,
    anchor: z.string().check(z.regex(/^[0-9a-f]{8}-\d{1,6}$/)),
    quote: textUpTo(maxQuote),
    text: textUpTo(maxComment, { missing, long, unreadable }),
  }),
  answer: commentSchema,
} as const;
export type NewComment = z.infer<typeof saveComment.body>;

/** DELETE by the same. Repeating changes nothing. */
export const removeComment = {
  method: 'DELETE',
  path: `${ofReader}/comments/{comment}`,
  key: commentKey,
  answer: z.object({}),
} as const;

/** POST by the same: a page of the saved draft as a picture, the last one instead of a later; its cover names no birth. 409 `not_typeset`. */
export const colleaguePage = {
  method: 'POST',
  path: `${ofReader}/page`,
  body: z.strictObject({ page: z.int().check(z.gte(1)) }),
  answer: z.object({ pages: z.int(), page: z.int(), svg: z.string() }),
} as const;
