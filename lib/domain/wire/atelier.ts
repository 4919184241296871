/** The wire of L'atelier: group `experts` or `administrators`, by access token; everyone else 403 `forbidden`. */
import * as z from 'zod/mini';
import {
  adminOrderSchema,
  maxNoteLength,
  openPartSchema,
  queuedPartSchema,
  staffSchema,
} from '../atelier.ts';
import { disciplines } from '../catalogue.ts';
import { mailHourSchema } from '../mail-hour.ts';

const part = '/api/atelier/orders/{id}/parts/{service}';
const noBody = z.strictObject({});
/** Lines and tabs, but no other control characters and nothing that turns the text around it. */
const writable = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]|[\n\r\t])*$/u;

/** Which part a path names; what names none is absent. */
export const partKey = z.object({ id: z.uuid(), service: z.enum(disciplines) });

/**
 * GET /api/atelier/queue: open parts of the expert's discipline by promised date, late ones first (at most 200),
 * and the 50 delivered ones whose promise was the latest. Administrators without a discipline get empty lists.
 */
export const atelierQueue = {
  method: 'GET',
  path: '/api/atelier/queue',
  answer: z.object({
    me: z.object({
      id: z.string(),
      name: z.string(),
      discipline: z.optional(z.enum(disciplines)),
      is_administrator: z.boolean(),
      /** The hour of Paris of the one mail a day; absent for who is told at once. */
      daily_at: z.optional(mailHourSchema),
    }),
    open: z.array(queuedPartSchema),
    delivered: z.array(queuedPartSchema),
  }),
} as const;

/**
 * POST …/take: 409 `already_taken`, whose message names who has it; taking one's own again changes nothing. Parts of
 * other disciplines, and those whose order is not confirmed yet, are absent (404).
 */
export const takePart = {
  method: 'POST',
  path: `${part}/take`,
  body: noBody,
  answer: queuedPartSchema,
} as const;

/**
 * POST …/hand-over {to?}: back to the queue without `to`; to a colleague of the discipline otherwise. The expert who
 * took it, or an administrator (who reassigns). A delivered part: 409 `already_delivered`. An upload that was not
 * delivered is dropped: who delivers has sent the file.
 */
export const handOverPart = {
  method: 'POST',
  path: `${part}/hand-over`,
  body: z.strictObject({ to: z.optional(z.string().check(z.maxLength(64))) }),
  answer: queuedPartSchema,
} as const;

/** GET …: the part with the customer's birth data, for the expert who took it alone; each call is in the access log. */
export const openPart = { method: 'GET', path: part, answer: openPartSchema } as const;

/** POST …/notes: a note for who takes over, by the expert who has the part; 409 `notes_full` after 20. */
export const addNote = {
  method: 'POST',
  path: `${part}/notes`,
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNoteLength), z.regex(writable)),
  }),
  answer: z.object({ notes: openPartSchema.shape.notes }),
} as const;

/** GET /api/atelier/orders?query=…: administrators only; by number, name or e-mail, newest first, at most `maxOrdersShown`. */
export const atelierOrders = {
  method: 'GET',
  path: '/api/atelier/orders',
  query: z.string().check(z.trim(), z.maxLength(255)),
  answer: z.object({ orders: z.array(adminOrderSchema) }),
} as const;

/** GET /api/atelier/experts: to whom a part can be given; colleagues of the own discipline, all for administrators. */
export const atelierExperts = {
  method: 'GET',
  path: '/api/atelier/experts',
  answer: z.object({ experts: z.array(staffSchema) }),
} as const;

/** PUT …: when the atelier writes to the caller: at once (null), or once a day at a full hour of Paris. */
export const saveMailHour = {
  method: 'PUT',
  path: '/api/atelier/mail-hour',
  body: z.strictObject({ daily_at: z.nullable(mailHourSchema) }),
  answer: z.object({ daily_at: z.nullable(mailHourSchema) }),
} as const;
