/** The wire of the reports: from the expert's upload to the customer's click. */
import * as z from 'zod/mini';
import { accessSchema, deliveredReportSchema, queuedPartSchema, uploadSchema } from '../atelier.ts';

const part = '/api/atelier/orders/{id}/parts/{service}';
const noBody = z.strictObject({});

/**
 * POST …/upload: a presigned POST for one PDF (type, key and 25 MB fixed by the server, 10 minutes). The bucket's
 * notification starts the check, whose result `uploadState` tells. Only the expert who took the part.
 */
export const startUpload = {
  method: 'POST',
  path: `${part}/upload`,
  body: noBody,
  answer: z.object({ upload: uploadSchema, url: z.string(), fields: z.record(z.string(), z.string()) }),
} as const;

/** GET …/upload: where the last upload stands, none once it is the report; no personal data, so it is not in the access log. */
export const uploadState = {
  method: 'GET',
  path: `${part}/upload`,
  answer: z.object({ upload: z.optional(uploadSchema) }),
} as const;

/**
 * POST …/allow-untagged {upload}: administrators only; an upload that is refused for lack of tags alone counts as
 * checked. 409 `report_unchecked` for any other.
 */
export const allowUntagged = {
  method: 'POST',
  path: `${part}/allow-untagged`,
  body: z.strictObject({ upload: z.string().check(z.maxLength(64)) }),
  answer: queuedPartSchema,
} as const;

/**
 * POST …/deliver {upload, accept_short}: the checked upload becomes the part's report; again with a newer one replaces it and
 * raises the version. 409 `report_unchecked` otherwise, `report_short` for one far shorter than promised unless
 * `accept_short` confirms it. The order is delivered when all its parts are.
 */
export const deliverPart = {
  method: 'POST',
  path: `${part}/deliver`,
  body: z.strictObject({
    upload: z.string().check(z.maxLength(64)),
    accept_short: z.optional(z.boolean()),
  }),
  answer: z.object({ part: queuedPartSchema, report: deliveredReportSchema }),
} as const;

/** POST /api/orders/{id}/reports/{service}/link: signs now for 5 minutes, inline, readable name; logged; owner only. */
export const reportLink = {
  method: 'POST',
  path: '/api/orders/{id}/reports/{service}/link',
  body: noBody,
  answer: z.object({ url: z.string() }),
} as const;

/** POST /api/report-link {token}: the mail's personal link (30 days, many uses, revocable); signs now, logged. */
export const mailedReportLink = {
  method: 'POST',
  path: '/api/report-link',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  answer: z.object({ url: z.string(), name: z.string() }),
} as const;

/**
 * POST /api/orders/{id}/resend: the mails of delivered reports, or the confirmation while there are none; owner only,
 * limited. 409 `email_unproven` while reports wait for the proof of the address.
 */
export const resendOrderMail = {
  method: 'POST',
  path: '/api/orders/{id}/resend',
  body: noBody,
  answer: z.object({ sent: z.literal(true) }),
} as const;

/** GET /api/orders/{id}/accesses: who opened the birth data and the reports, newest first; owner only. */
export const orderAccesses = {
  method: 'GET',
  path: '/api/orders/{id}/accesses',
  answer: z.object({ accesses: z.array(accessSchema) }),
} as const;
