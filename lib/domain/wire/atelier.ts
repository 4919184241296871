/** The wire of L'atelier: group `experts` or `administrators`, by access token; 403 `forbidden` for everyone else. */
import * as z from 'zod/mini';
import {
  adminOrderSchema,
  maxMemoLength,
  openPartSchema,
  queuedPartSchema,
  staffSchema,
} from '../atelier.ts';
import { disciplines } from '../catalogue.ts';
import { chosenSchema, conventionsSchema } from '../dossier/conventions.ts';
import { mailHourSchema } from '../mail-hour.ts';
import { readNoticeSchema, staffNoticeVersion } from '../staff-notice.ts';
import { pageOf } from './pages.ts';
import { textUpTo } from './writable.ts';

const part = '/api/atelier/orders/{id}/parts/{service}';
const noBody = z.strictObject({});

/** The part of a path; an invalid path is 404. */
export const partKey = z.object({ id: z.uuid(), service: z.enum(disciplines) });

/** What the queue shows: everything, what nobody has taken, the caller's own parts, those whose clock stands, or those to correct. */
const queueFilter = z.enum(['all', 'waiting', 'mine', 'asked', 'correcting']);
export type QueueFilter = z.infer<typeof queueFilter>;

/**
 * GET /api/atelier/queue?show=…&number=…&after=…: who calls, and in pages the open parts of the discipline in the order of
 * work, late ones first; `number` is the beginning of an order's number. `count` is of the whole queue. Administrators without
 * a discipline get an empty one.
 */
export const atelierQueue = {
  method: 'GET',
  path: '/api/atelier/queue',
  query: z.object({
    show: z._default(queueFilter, 'all'),
    number: z._default(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(36)), ''),
    after: z.optional(z.string()),
  }),
  answer: z.extend(pageOf(queuedPartSchema), {
    me: z.object({
      id: z.string(),
      name: z.string(),
      discipline: z.optional(z.enum(disciplines)),
      is_administrator: z.boolean(),
      /** The hour, in the shop's zone, of the daily mail; absent when mails are sent at once. */
      daily_at: z.optional(mailHourSchema),
      /** The notice about the staff's data that the caller has confirmed last. */
      notice: z.optional(readNoticeSchema),
    }),
    count: z.object({ open: z.int(), late: z.int(), asked: z.int(), correcting: z.int() }),
  }),
} as const;

/** GET /api/atelier/delivered?after=…: in pages the delivered parts of the discipline, the last delivered first. */
export const atelierDelivered = {
  method: 'GET',
  path: '/api/atelier/delivered',
  answer: pageOf(queuedPartSchema),
} as const;

/**
 * POST …/take: 409 `already_taken` names the expert who has the part; taking one's own part again changes nothing. 404
 * for parts of other disciplines and of unconfirmed orders.
 */
export const takePart = {
  method: 'POST',
  path: `${part}/take`,
  body: noBody,
  answer: queuedPartSchema,
} as const;

/**
 * POST …/hand-over {to?}: to a colleague of the discipline, or back to the queue without `to`. Allowed for the expert
 * who took it and for administrators. 409 `already_delivered`. An undelivered upload is dropped, because the expert who
 * delivers must also upload.
 */
export const handOverPart = {
  method: 'POST',
  path: `${part}/hand-over`,
  body: z.strictObject({ to: z.optional(z.string().check(z.maxLength(64))) }),
  answer: queuedPartSchema,
} as const;

/**
 * GET …: the part with the customer's birth data, only for the expert who took it; each call is recorded in the access
 * log.
 */
export const openPart = { method: 'GET', path: part, answer: openPartSchema } as const;

/** POST …/memos: a memo for colleagues, by the expert who has the part; 409 `memos_full` after 20. */
export const addMemo = {
  method: 'POST',
  path: `${part}/memos`,
  body: z.strictObject({
    text: textUpTo(maxMemoLength),
  }),
  answer: z.object({ memos: openPartSchema.shape.memos }),
} as const;

/**
 * PUT …/conventions: how the part's chart is drawn, for the expert who has it. `revision` is the one that the choice was
 * based on; 409 `conventions_changed` when another is stored. Sending the stored choice again succeeds.
 */
export const chooseConventions = {
  method: 'PUT',
  path: `${part}/conventions`,
  body: z.strictObject({ ...chosenSchema.shape, chosen: z.strictObject(conventionsSchema.shape) }),
  answer: chosenSchema,
} as const;

/**
 * GET /api/atelier/orders?query=…&after=…: administrators only; in pages all orders, those of a month, or those of an account
 * by its address, newest first, or by the beginning of a number (`readOrderQuery`).
 */
export const atelierOrders = {
  method: 'GET',
  path: '/api/atelier/orders',
  query: z.string().check(z.trim(), z.maxLength(255)),
  answer: pageOf(adminOrderSchema),
} as const;

/**
 * GET /api/atelier/experts: the experts who can be given a part; those of the own discipline, all for administrators.
 */
export const atelierExperts = {
  method: 'GET',
  path: '/api/atelier/experts',
  answer: z.object({ experts: z.array(staffSchema) }),
} as const;

/** PUT …: the caller has read the notice about the staff's data; the first time of a version is kept. */
export const confirmNotice = {
  method: 'PUT',
  path: '/api/atelier/notice',
  body: z.strictObject({ version: z.literal(staffNoticeVersion) }),
  answer: readNoticeSchema,
} as const;

/** PUT …: when the caller gets staff mails: at once (null), or once a day at a full hour of the shop's zone. */
export const saveMailHour = {
  method: 'PUT',
  path: '/api/atelier/mail-hour',
  body: z.strictObject({ daily_at: z.nullable(mailHourSchema) }),
  answer: z.object({ daily_at: z.nullable(mailHourSchema) }),
} as const;
