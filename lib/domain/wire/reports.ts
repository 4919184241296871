/** The wire of the reports: from the expert's upload to the customer's click. */
import * as z from 'zod/mini';
import { accessSchema, deliveredReportSchema, queuedPartSchema, uploadSchema } from '../atelier.ts';
import { maxChange } from '../report-corrections.ts';
import { threadFieldTexts } from '../texts/thread-fields.ts';
import { validationTexts as texts } from '../texts/validation.ts';
import { pageOf } from './pages.ts';
import { textUpTo } from './writable.ts';

const part = '/api/atelier/orders/{id}/parts/{service}';
const noBody = z.strictObject({});
const changedText = textUpTo(maxChange, {
  missing: threadFieldTexts.changeMissing,
  long: threadFieldTexts.changeLong,
  unreadable: threadFieldTexts.unreadable,
});

/**
 * POST …/upload: a presigned POST for one PDF (the server fixes type, key and 25 MB; 10 minutes). The bucket's
 * notification starts the check; `uploadState` returns its result. Only for the expert who took the part.
 */
export const startUpload = {
  method: 'POST',
  path: `${part}/upload`,
  body: noBody,
  answer: z.object({ upload: uploadSchema, url: z.string(), fields: z.record(z.string(), z.string()) }),
} as const;

/**
 * GET …/upload: the state of the last upload, empty once it is the report. It has no personal data but words of the file
 * that its reader has sent, so it is not recorded in the access log.
 */
export const uploadState = {
  method: 'GET',
  path: `${part}/upload`,
  answer: z.object({ upload: z.optional(uploadSchema) }),
} as const;

/**
 * POST …/upload/link {upload}: a signed URL for 5 minutes, inline, of the checked PDF that a delivery would copy. Its reader
 * has written it, so it is not recorded in the access log. 409 `report_unchecked` for any other.
 */
export const openUpload = {
  method: 'POST',
  path: `${part}/upload/link`,
  body: z.strictObject({ upload: z.string().check(z.maxLength(64)) }),
  answer: z.object({ url: z.string() }),
} as const;

/**
 * POST …/allow-untagged {upload, reason}: administrators only; marks an upload whose only fault is missing tags as
 * checked, and keeps why. 409 `report_unchecked` for any other.
 */
export const allowUntagged = {
  method: 'POST',
  path: `${part}/allow-untagged`,
  body: z.strictObject({
    upload: z.string().check(z.maxLength(64)),
    reason: textUpTo(500, { missing: texts.reasonRequired }),
  }),
  answer: queuedPartSchema,
} as const;

/**
 * POST …/deliver {upload, accept_short, accept_others, changed}: the checked upload becomes the part's report; a newer one replaces it and
 * raises the version. 409 `report_unchecked` for an unchecked upload, `report_short` for a far too short one unless
 * `accept_short` confirms it, and `report_names_others` for one that names other customers unless `accept_others` does;
 * 409 `correction_unsaid` while its customer waits for a correction and `changed` does not say what changes. The order is
 * delivered when all its parts are.
 */
export const deliverPart = {
  method: 'POST',
  path: `${part}/deliver`,
  body: z.strictObject({
    upload: z.string().check(z.maxLength(64)),
    accept_short: z.optional(z.boolean()),
    accept_others: z.optional(z.boolean()),
    changed: z.optional(changedText),
  }),
  answer: z.object({ part: queuedPartSchema, report: deliveredReportSchema }),
} as const;

/** The edition for the screen, or that for paper, which only a report from the desk has. */
const edition = z.optional(z.literal('print'));
export type Edition = z.infer<typeof edition>;

/**
 * POST /api/orders/{id}/reports/{service}/link: a signed URL for 5 minutes, inline, with a readable file name; recorded
 * in the access log; customer only.
 */
export const reportLink = {
  method: 'POST',
  path: '/api/orders/{id}/reports/{service}/link',
  body: z.strictObject({ edition }),
  answer: z.object({ url: z.string() }),
} as const;

/**
 * POST /api/report-link {token}: a signed URL for the mail's personal link (30 days, many uses, revocable); recorded in
 * the access log.
 */
export const mailedReportLink = {
  method: 'POST',
  path: '/api/report-link',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)), edition }),
  answer: z.object({ url: z.string(), name: z.string() }),
} as const;

/**
 * POST /api/orders/{id}/resend: sends the mails of delivered reports, or the confirmation while there are none;
 * customer only, limited. 409 `email_unverified` while reports wait for the verification of the address.
 */
export const resendOrderMail = {
  method: 'POST',
  path: '/api/orders/{id}/resend',
  body: noBody,
  answer: z.object({ sent: z.literal(true) }),
} as const;

/** GET /api/orders/{id}/accesses?after=…: who opened birth data and reports, newest first, in pages; customer only. */
export const orderAccesses = {
  method: 'GET',
  path: '/api/orders/{id}/accesses',
  answer: pageOf(accessSchema),
} as const;
