import * as z from 'zod/mini';
import type { Order } from '#domain/order.ts';
import type { CustomerInfo, Profile } from '#domain/profile.ts';
import { createPayment, type PaymentRequest, readOrder, resendValidation, signUp } from '#domain/wire/api.ts';
import { readProfile, updateProfile } from '#domain/wire/profile.ts';
import { call } from '#web/platform/api-client.ts';
import { claimEntry } from '#web/platform/local-store.ts';
import { ownProfileOf, type ProfileChange } from './profile-change.ts';

/** §9 «Payment request timeout». */
const paymentLimit = 10_000;
/** The payment waits no longer than this for the profile to be saved. */
const profileLimit = 4_000;

const warmUpRoute = {
  method: createPayment.method,
  path: createPayment.path,
  body: createPayment.ping,
  answer: z.object({}),
} as const;

/** §7: the checkout itself reports a missing field of the answer (`URL de paiement non reçue`), not the client. */
const paymentRoute = { ...createPayment, answer: z.partial(createPayment.answer) } as const;
type PaymentAnswer = z.output<typeof paymentRoute.answer>;

/** §4: warms up the payment function on entering step 2; its result does not matter. */
export const warmUp = async (): Promise<void> => {
  await call(warmUpRoute, { body: { ping: true } }).catch(() => undefined);
};

/** Throws `ApiError` or, after 10 s, `TimeoutError`. */
export const requestPayment = (body: PaymentRequest): Promise<PaymentAnswer> =>
  call(paymentRoute, { body, timeoutMs: paymentLimit });

/** Makes the account with the form's data about its owner (§3), never another person's; the typed address in lower case. */
export const createAccount = (info: CustomerInfo, password: string): Promise<unknown> =>
  call(signUp, { body: { email: info.email, password, ...ownProfileOf(info), from: 'checkout' } });

export const loadProfile = (signal: AbortSignal): Promise<Profile> => call(readProfile, { signal });

/** §8: a failure is only logged. */
export const saveProfile = async (change: ProfileChange): Promise<void> => {
  try {
    await call(updateProfile, { body: change, timeoutMs: profileLimit });
  } catch (error) {
    console.warn('profile not saved', error);
  }
};

/** The claim's secret, if this browser holds the claim of that order. */
export const claimOf = (orderId: string): string | undefined => {
  const claim = claimEntry.read();
  return claim?.order_id === orderId ? claim.secret : undefined;
};

/** With the session or with the claim. Throws `ApiError` or `TimeoutError`. */
export const loadOrder = async (id: string): Promise<Order> =>
  (await call(readOrder, { params: { id }, claim: claimOf(id) })).order;

export const resend = (orderId: string) => call(resendValidation, { body: { orderId } });
