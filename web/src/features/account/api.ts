import { listOrders, readProfile, resendValidation, verifyPayment } from '#domain/api.ts';
import type { Order } from '#domain/order.ts';
import type { Profile } from '#domain/profile.ts';
import { reportLink as reportLinkRoute } from '#domain/reports-api.ts';
import { call } from '#web/platform/api-client.ts';
import { claimEntry } from '#web/platform/local-store.ts';
import type { VerifyAnswer } from './payment-outcome.ts';

export const loadOrders = async (signal: AbortSignal): Promise<readonly Order[]> =>
  (await call(listOrders, { signal })).orders;

export const loadProfile = (signal: AbortSignal): Promise<Profile> => call(readProfile, { signal });

export const resendValidationMail = () => call(resendValidation, { body: {} });

/** With this browser's claim as well: the session may have ended while the customer was paying. */
export const verify = (sessionId: string): Promise<VerifyAnswer> =>
  call(verifyPayment, { body: { sessionId }, claim: claimEntry.read()?.secret });

/** A report's address, signed for five minutes. `path` is the `url` of the order's `file_urls`. */
export const reportLink = async (path: string): Promise<string> =>
  (await call({ ...reportLinkRoute, path }, { body: {} })).url;
