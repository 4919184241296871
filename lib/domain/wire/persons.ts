/** The wire of the person studied, who has a link and no account (GDPR, articles 14 to 17 and 21). */
import * as z from 'zod/mini';
import { accessSchema } from '../atelier.ts';
import { paidKeys } from '../catalogue.ts';
import { messageSchema } from '../message.ts';
import { visitorEmailSchema } from '../profile.ts';
import { requestSchema } from '../requests.ts';
import { linkBody } from './link.ts';

/** What is kept of a birth, in sentences; `certificate`: the names of the birth certificate. */
const knownSchema = z.object({
  name: z.string(),
  birth: z.array(z.string()),
  certificate: z.optional(z.string()),
  /** When the buyer said that this person is of age and agrees (UTC). */
  agreed_at: z.string(),
});

/** What became of an order, for somebody who has not paid it. */
export const studiedStates = ['unpaid', 'waiting', 'writing', 'delivered', 'over'] as const;

const studiedOrderSchema = z.extend(knownSchema, {
  number: z.string(),
  created_at: z.string(),
  services: z.array(z.enum(paidKeys)),
  state: z.enum(studiedStates),
  /** Newest first. */
  accesses: z.array(accessSchema),
});
export type StudiedOrder = z.infer<typeof studiedOrderSchema>;

/** A request of this person, with its words and their answer until the erasure. */
const studiedRequestSchema = z.extend(
  z.pick(requestSchema, { kind: true, asked_at: true, due_at: true, answered_at: true }),
  {
    message: z.optional(z.string()),
    answer: z.optional(
      z.object({ outcome: z.enum(['corrected', 'refused']), reason: z.optional(z.string()) }),
    ),
  },
);
export type StudiedRequest = z.infer<typeof studiedRequestSchema>;

/** Nothing of the buyer but the name. */
const studiedSchema = z.object({
  buyer: z.string(),
  /** What the buyer's account keeps for later orders. */
  account: z.array(knownSchema),
  orders: z.array(studiedOrderSchema),
  /** The last one first. */
  requests: z.array(studiedRequestSchema),
});
export type StudiedPerson = z.infer<typeof studiedSchema>;

/** POST /api/person: all that is kept of the link's person. 400 `link_invalid`, 429 `too_many`. */
export const readPerson = {
  method: 'POST',
  path: '/api/person',
  body: linkBody,
  answer: studiedSchema,
} as const;

/**
 * POST /api/person/requests: asks for a correction in words, answered within the month on the page, and by mail where an
 * address is given. The same words again within the hour are one request.
 */
export const askAsPerson = {
  method: 'POST',
  path: '/api/person/requests',
  body: z.extend(linkBody, { message: messageSchema, email: z.optional(visitorEmailSchema) }),
  answer: studiedSchema,
} as const;

/**
 * POST /api/person/erase: objects and erases. Repeating finishes what was left half done. Where a bank still decides
 * about a payment, the request stays open and is finished later.
 */
export const erasePerson = {
  method: 'POST',
  path: '/api/person/erase',
  body: linkBody,
  answer: studiedSchema,
} as const;

/** POST /api/profile/person-link: the link of a person of an order, or of the account; customer only. 404 `not_found`. */
export const personLink = {
  method: 'POST',
  path: '/api/profile/person-link',
  body: z.union([z.strictObject({ order_id: z.uuid() }), z.strictObject({ person: z.uuid() })]),
  answer: z.object({ token: z.string() }),
} as const;
