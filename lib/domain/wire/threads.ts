/**
 * The wire of «Ce qui vous amène» and of the conversation that follows: by the customer of an order, and by the expert who
 * has its part. Without attachments, and nobody learns what the other side has read.
 */
import * as z from 'zod/mini';
import { threadFieldTexts as texts } from '../texts/thread-fields.ts';
import { maxMessage, messageSchema, ownThreadSchema, threadSchema } from '../threads.ts';
import { agreementVersion, maxWords, wordsSchema } from '../words.ts';
import { partKey } from './atelier.ts';
import { textUpTo } from './writable.ts';

const order = '/api/orders/{id}';
const own = `${order}/parts/{service}`;
const staff = '/api/atelier/orders/{id}/parts/{service}';
/** The part of a path; an invalid path is 404. */
const key = partKey;

const wordsUpTo = (most: number, long: string) =>
  textUpTo(most, { missing: texts.wordsMissing, long, unreadable: texts.wordsUnreadable });

/** GET /api/orders/{id}/threads: of each part of a paid order. 404 `not_found`. */
export const readThreads = {
  method: 'GET',
  path: `${order}/threads`,
  answer: z.object({ threads: z.array(ownThreadSchema) }),
} as const;

/**
 * PUT: sends the words, or others in their place, until an expert has taken the consultation. Without the agreement nothing
 * is sent (RGPD, article 9.2.a). 404 `not_found`, 409 `already_taken` and `part_over`, 429 `too_many`.
 */
export const sendWords = {
  method: 'PUT',
  path: `${own}/words`,
  key,
  body: z.strictObject({
    text: wordsUpTo(maxWords, texts.wordsLong),
    agreed: z.literal(agreementVersion, texts.agreementMissing),
  }),
  answer: wordsSchema,
} as const;

/** DELETE: erases the words at any time, and takes the agreement back (RGPD, article 7.3). 404 `not_found`. */
export const withdrawWords = {
  method: 'DELETE',
  path: `${own}/words`,
  key,
  answer: wordsSchema,
} as const;

const message = z.strictObject({ id: z.uuid(), text: wordsUpTo(maxMessage, texts.messageTooLong) });
const readUntil = z.strictObject({ at: z.iso.datetime() });

/**
 * POST: a message to the expert; the same `id` again answers the message that is there. 404 `not_found`, 409 `part_over`, 429 `too_many`.
 */
export const writeToExpert = {
  method: 'POST',
  path: `${own}/thread`,
  key,
  body: message,
  answer: messageSchema,
} as const;

/** PUT: the customer has read the expert's messages up to this one; an earlier instant changes nothing. */
export const readByCustomer = {
  method: 'PUT',
  path: `${own}/thread/read`,
  key,
  body: readUntil,
  answer: readUntil,
} as const;

/** GET: the thread of a part, for the expert who has it; what it shows is in the access log, once in a quarter of an hour. */
export const readThread = { method: 'GET', path: `${staff}/thread`, answer: threadSchema } as const;

/** POST: a message to the customer, as `writeToExpert`; 403 `forbidden` for everybody but the expert who has the part. */
export const writeToCustomer = {
  method: 'POST',
  path: `${staff}/thread`,
  body: message,
  answer: messageSchema,
} as const;

/**
 * POST: the expert who has the part opened the sheet of a worry about its customer, or asks an administrator for help.
 * Nothing else of it is kept; repeating changes nothing. 403 `forbidden`, 409 `part_over`.
 */
export const tellWorry = {
  method: 'POST',
  path: `${staff}/care`,
  body: z.strictObject({ step: z.enum(['opened', 'told']) }),
  answer: z.object({ told: z.boolean() }),
} as const;

/** PUT: the expert has read the customer's messages up to this one. */
export const readByExpert = {
  method: 'PUT',
  path: `${staff}/thread/read`,
  body: readUntil,
  answer: readUntil,
} as const;
