import type * as z from 'zod/mini';
import type { OpenPart, QueuedPart, Staff, Upload } from '#domain/atelier.ts';
import type { Discipline } from '#domain/catalogue.ts';
import type { Chosen } from '#domain/dossier/conventions.ts';
import type { RequestKey } from '#domain/requests.ts';
import { staffNoticeVersion } from '#domain/staff-notice.ts';
import { correctEmail as correctEmailRoute, unseal as unsealRoute } from '#domain/wire/address.ts';
import {
  addMemo,
  atelierDelivered,
  atelierExperts,
  atelierOrders,
  atelierQueue,
  chooseConventions,
  confirmNotice as confirmNoticeRoute,
  handOverPart,
  openPart,
  saveMailHour as saveMailHourRoute,
  takePart,
} from '#domain/wire/atelier.ts';
import { type Decision, decideBirth as decideBirthRoute } from '#domain/wire/births.ts';
import { resetFactor } from '#domain/wire/factor.ts';
import { atelierIssues, closeIssue, resendMail } from '#domain/wire/issues.ts';
import { adminPaperLink } from '#domain/wire/papers.ts';
import { payOwed as payOwedRoute, refundOrder } from '#domain/wire/refunds.ts';
import { allowUntagged, deliverPart, openUpload, startUpload, uploadState } from '#domain/wire/reports.ts';
import {
  answerRequest as answerRequestRoute,
  openRequest,
  type RequestDecision,
} from '#domain/wire/requests.ts';
import {
  atelierSettings,
  closeDiscipline as closeRoute,
  type SettingsChange,
  saveSettings as saveRoute,
} from '#domain/wire/settings.ts';
import {
  changeStaff,
  dismissStaff,
  type Invitation,
  inviteStaff,
  listStaff,
  readmitStaff,
} from '#domain/wire/staff.ts';
import { call } from '#web/platform/api-client.ts';
import { withQuery } from '#web/platform/with-query.ts';

/** One part of one order. */
export type PartKey = Pick<QueuedPart, 'order_id' | 'service'>;

const paramsOf = ({ order_id, service }: PartKey) => ({ id: order_id, service });

/** With the time of its arrival, by which parts are late. */
export const loadQueue = async (
  wish: Readonly<Record<'show' | 'number' | 'after', string | undefined>>,
  signal?: AbortSignal,
) => ({ ...(await call(withQuery(atelierQueue, wish), { ...(signal && { signal }) })), at: new Date() });
export type Queue = Awaited<ReturnType<typeof loadQueue>>;

/** The delivered parts of the discipline, the last delivered first. */
export const loadDelivered = (after: string | undefined, signal?: AbortSignal) =>
  call(withQuery(atelierDelivered, { after }), { ...(signal && { signal }) });

/** The issues to handle, the most urgent first, with the time of arrival. */
export const loadIssues = async (after: string | undefined, signal?: AbortSignal) => ({
  ...(await call(withQuery(atelierIssues, { after }), { ...(signal && { signal }) })),
  at: new Date(),
});
export type Issues = Awaited<ReturnType<typeof loadIssues>>;

/** Sends a mail again whose delivery was given up, within five minutes. */
export const resend = (id: string) => call(resendMail, { body: { id } });

/** Lets the corrected mailbox of this account set a password, after some days. */
export const unseal = (id: string) => call(unsealRoute, { params: { id }, body: {} });

/** Takes a report that repeats others from the list. */
export type Closable = z.infer<typeof closeIssue.body>;
export const close = ({ kind, id }: Closable) => call(closeIssue, { body: { kind, id } });

export const take = (part: PartKey): Promise<QueuedPart> =>
  call(takePart, { params: paramsOf(part), body: {} });

/** Each call is written to the access log, so it is made only when the expert asks. */
export const loadPart = (part: PartKey, signal: AbortSignal): Promise<OpenPart> =>
  call(openPart, { params: paramsOf(part), signal });

/** Stores how the chart is drawn. Throws `ApiError` conventions_changed when another choice is stored. */
export const choose = (part: PartKey, chosen: Chosen): Promise<Chosen> =>
  call(chooseConventions, { params: paramsOf(part), body: chosen });

export const handOver = (part: PartKey, to: string | undefined): Promise<QueuedPart> =>
  call(handOverPart, { params: paramsOf(part), body: to === undefined ? {} : { to } });

export const writeMemo = async (part: PartKey, text: string): Promise<OpenPart['memos']> =>
  (await call(addMemo, { params: paramsOf(part), body: { text } })).memos;

export const start = (part: PartKey, signal: AbortSignal) =>
  call(startUpload, { params: paramsOf(part), body: {}, signal });

export const lastUpload = async (part: PartKey, signal: AbortSignal): Promise<Upload | undefined> =>
  (await call(uploadState, { params: paramsOf(part), signal })).upload;

/** The address of a checked PDF, signed for five minutes. */
export const uploadLink = async (part: PartKey, upload: string): Promise<string> =>
  (await call(openUpload, { params: paramsOf(part), body: { upload } })).url;

/** Allows the delivery of the part's last upload although screen readers cannot read it. */
export const allow = (part: PartKey, upload: string, reason: string): Promise<QueuedPart> =>
  call(allowUntagged, { params: paramsOf(part), body: { upload, reason } });

/**
 * What the expert has seen and confirmed: a report far shorter than promised, or names of other customers; and what changes
 * for a customer who waits for a correction.
 */
export type Accepted = { readonly short: boolean; readonly others: boolean; readonly changed?: string };
export const deliver = (part: PartKey, upload: string, { short, others, changed }: Accepted) =>
  call(deliverPart, {
    params: paramsOf(part),
    body: { upload, accept_short: short, accept_others: others, ...(changed && { changed }) },
  });

export const loadExperts = async (signal: AbortSignal): Promise<readonly Staff[]> =>
  (await call(atelierExperts, { signal })).experts;

/** All orders, or those of a number, of an account's address or of a month. */
export const findOrders = (query: string, after: string | undefined, signal?: AbortSignal) =>
  call(withQuery(atelierOrders, { query, after }), { ...(signal && { signal }) });

/** Corrects the address of an order's customer, who sees in the account who did it; returns the new address. */
export const correctEmail = async (id: string, email: string): Promise<string> =>
  (await call(correctEmailRoute, { params: { id }, body: { email } })).email;

/** Answers the customer's request, or corrects the birth. Throws `ApiError` request_changed. */
export const decideBirth = (id: string, decision: Decision) =>
  call(decideBirthRoute, { params: { id }, body: decision });

/** The address of an invoice or a credit note, signed for five minutes; the access is logged. */
export const paperLink = async (id: string, paper: string): Promise<string> =>
  (await call(adminPaperLink, { params: { id, paper }, body: {} })).url;

type RefundWish = { readonly amount: number; readonly reason: string; readonly attempt: string };

/** Refunds an order's customer: `amount` in cents. Throws `ApiError` refund_too_large with the amount that is left. */
export const refund = async (id: string, wish: RefundWish) =>
  (await call(refundOrder, { params: { id }, body: wish })).refund;

/** Asks Stripe again for an owed refund, or records that it was paid otherwise. Throws `ApiError` refund_moved. */
export const payOwed = async (id: string, refundId: string, how: 'again' | 'otherwise') =>
  (await call(payOwedRoute, { params: { id }, body: { refund: refundId, how } })).refund;

/** The expert's settings, or the defaults. */
export const loadSettings = (signal: AbortSignal) => call(atelierSettings, { signal });
/** Changes the given settings; returns all of them. */
export const saveSettings = (change: SettingsChange) => call(saveRoute, { body: change });
/** Null sends each mail at once. */
export const saveMailHour = (daily_at: number | null) => call(saveMailHourRoute, { body: { daily_at } });

/** Records that the caller has read the present notice; the first time of a version is kept. */
export const confirmNotice = () => call(confirmNoticeRoute, { body: { version: staffNoticeVersion } });

/** A closed discipline cannot be bought; returns the state of those that the caller may close. */
export const closeDiscipline = async (service: Discipline, closed: boolean) =>
  (await call(closeRoute, { params: { service }, body: { closed } })).disciplines;
/** The whole team with invitations and former members, by name. */
export const loadTeam = async (signal: AbortSignal) => (await call(listStaff, { signal })).staff;

/** Mails a link; a second call sends another one. */
export const invite = (invitation: Invitation) => call(inviteStaff, { body: invitation });

export const changeColleague = (id: string, wish: Pick<Invitation, 'name' | 'discipline'>) =>
  call(changeStaff, { params: { id }, body: wish });

export const dismiss = (id: string) => call(dismissStaff, { params: { id }, body: {} });

export const readmit = (id: string) => call(readmitStaff, { params: { id }, body: {} });

/** Ends the factor, the password and the sessions of a colleague and mails a link for a new password. */
export const takeFactor = (id: string) => call(resetFactor, { params: { id }, body: {} });

/** A request in its customer's words; the access log of its order names the reader. */
export const readRequest = (request: RequestKey, signal: AbortSignal) =>
  call(openRequest, { body: request, signal });
export type OpenedRequest = Awaited<ReturnType<typeof readRequest>>;

/** Answers a request once. Throws `ApiError` request_changed when somebody has answered it. */
export const answerRequest = (decision: RequestDecision) => call(answerRequestRoute, { body: decision });
