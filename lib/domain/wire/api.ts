/**
 * The wire: method, path, body and answer of every route. Client and server parse with these schemas; unknown fields of
 * a body are refused, unknown fields of an answer are dropped. Errors: `{error: {code, message}}`.
 */
import * as z from 'zod/mini';
import { sentBirthSchema } from '../births/birth.ts';
import { contactMessageSchema } from '../contact.ts';
import { firstNameSchema, lastNameSchema } from '../names.ts';
import { orderSchema } from '../order.ts';
import { sentPasswordSchema } from '../password.ts';
import {
  birthDateSchema,
  birthPlaceSchema,
  birthTimeSchema,
  customerInfoSchema,
  emailSchema,
} from '../profile.ts';
import { selectionRequiredDetail } from '../texts/selection.ts';
import { validationTexts as texts } from '../texts/validation.ts';
import { ownZoneSchema } from '../zone.ts';
import { isSentWithItsDate } from './profile.ts';

const id = z.uuid();
/** 32 random bytes, base64url. */
const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

const authTokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type AuthTokens = z.infer<typeof authTokens>;

export const errorEnvelope = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** POST /api/sign-up → 201. The browser then signs in by SRP. 409 `already_registered`. */
export const signUp = {
  method: 'POST',
  path: '/api/sign-up',
  body: z
    .strictObject({
      email: emailSchema,
      password: sentPasswordSchema,
      first_name: z.optional(firstNameSchema),
      last_name: z.optional(lastNameSchema),
      birth_date: z.optional(birthDateSchema),
      birth_time: z.optional(birthTimeSchema),
      birth_place: z.optional(birthPlaceSchema),
      birth: z.optional(sentBirthSchema),
      from: z.enum(['checkout', 'auth', 'account']),
    })
    .check(isSentWithItsDate),
  answer: z.object({ email: z.string() }),
} as const;

/**
 * An administrator chose the address: its link takes the present password only, until the instant that a second one has
 * set (UTC). `asked_at`: the mailbox asked for that.
 */
export const sealSchema = z.object({ asked_at: z.optional(z.string()), opens_at: z.optional(z.string()) });
export type Seal = z.infer<typeof sealSchema>;

/**
 * POST /api/validate-email (§7): verifies the address for a browser of the account, by session or claim. Any other
 * browser gets the address, and `asks` its visitor (validation.ts). The order is for its customer or claim, a session
 * for a browser with a claim. A second use answers `alreadyValidated`.
 */
export const validateEmail = {
  method: 'POST',
  path: '/api/validate-email',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)), orderId: z.optional(id) }),
  answer: z.object({
    success: z.boolean(),
    alreadyValidated: z.boolean(),
    order: z.optional(
      z.object({
        customer_info: orderSchema.shape.customer_info,
        services: orderSchema.shape.services,
        status: orderSchema.shape.status,
        bank: orderSchema.shape.bank,
      }),
    ),
    orderId: z.optional(z.string()),
    authTokens: z.optional(authTokens),
    asks: z.optional(z.object({ email: z.string(), sealed: z.optional(sealSchema) })),
    message: z.optional(z.string()),
  }),
} as const;

/** POST /api/validate-email/resend → 202, for the session's account. `redirect=checkout` while the order is pending. */
export const resendValidation = {
  method: 'POST',
  path: '/api/validate-email/resend',
  body: z.strictObject({ orderId: z.optional(id) }),
  answer: z.object({ sent: z.boolean(), alreadyValidated: z.boolean() }),
} as const;

/** POST /api/password-reset → always 202, which reveals no account. The mail's link opens /nouveau-mot-de-passe. */
export const passwordReset = {
  method: 'POST',
  path: '/api/password-reset',
  body: z.strictObject({ email: emailSchema }),
  answer: z.object({ accepted: z.literal(true) }),
} as const;

/**
 * POST /api/password-reset/confirm: sets the password, verifies the address, ends every session and claim. The browser
 * then signs in with the returned address. 400 link_invalid.
 */
export const confirmPasswordReset = {
  method: 'POST',
  path: '/api/password-reset/confirm',
  body: z.strictObject({
    token: z.string().check(z.maxLength(200)),
    password: sentPasswordSchema,
  }),
  answer: z.object({ email: z.string() }),
} as const;

const paymentRequest = z.strictObject({
  selectedServices: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, selectionRequiredDetail), z.maxLength(5)),
  customerInfo: customerInfoSchema,
  /** In the shop's currency, not in cents, as §7; only compared with the server's price. */
  totalAmount: z.number(),
  /** One per visit to step 2: the same attempt gives the same URL. */
  attempt: z.uuid(),
  /** The existing order to pay. */
  orderId: z.optional(id),
  /** Version of the terms of sale that were accepted. */
  acceptedTerms: z.string().check(z.minLength(1, texts.termsRequired), z.maxLength(40)),
  isAdult: z.literal(true, texts.adultRequired),
  /** The delivery bound that the page showed, absent for the catalogue's. Not stored: a later bound is refused. */
  dueHours: z.optional(z.int()),
  tz: ownZoneSchema,
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** POST /api/create-payment (§7): `{ping: true}` needs no session and answers `{}`; otherwise the customer buys. */
export const createPayment = {
  method: 'POST',
  path: '/api/create-payment',
  ping: z.strictObject({ ping: z.literal(true) }),
  body: paymentRequest,
  answer: z.object({ url: z.string(), order_id: z.string(), claim: z.string() }),
} as const;

/** POST /api/verify-payment (§7): the customer or `X-Claim` see the order; anyone else only `{verified}`. */
export const verifyPayment = {
  method: 'POST',
  path: '/api/verify-payment',
  body: z.strictObject({ sessionId: z.string().check(z.regex(/^cs_[A-Za-z0-9_]{8,200}$/)) }),
  answer: z.object({
    verified: z.boolean(),
    pending: z.optional(z.boolean()),
    order: z.optional(orderSchema),
    authTokens: z.optional(authTokens),
    /** Accepted because the specification lists it; never sent. */
    magicLink: z.optional(z.string()),
  }),
} as const;

/** GET /api/orders, newest first; customer only. */
export const listOrders = {
  method: 'GET',
  path: '/api/orders',
  answer: z.object({ orders: z.array(orderSchema) }),
} as const;

/** GET /api/orders/{id}; customer or `X-Claim`; the same 404 for foreign and absent orders. */
export const readOrder = {
  method: 'GET',
  path: '/api/orders/{id}',
  /** An invalid id is 404 too. */
  id,
  answer: z.object({ order: orderSchema }),
} as const;

/** POST /api/contact → 201 (§3 «Contact form»); anyone. */
export const contact = {
  method: 'POST',
  path: '/api/contact',
  body: z.extend(contactMessageSchema, { tz: ownZoneSchema }),
  answer: z.object({ received: z.literal(true) }),
} as const;

/** POST /api/stripe-webhook; Stripe's signature over the raw body; 200 only after commit. */
export const stripeWebhook = {
  method: 'POST',
  path: '/api/stripe-webhook',
  answer: z.object({ received: z.literal(true) }),
} as const;

/**
 * GET /api/health; anyone. `origin`: the digest of the secret with which the CDN has passed this call on, so that who
 * rotates it sees which one is sent. It tells nothing of its 32 random bytes.
 */
export const health = {
  method: 'GET',
  path: '/api/health',
  answer: z.object({ ok: z.boolean(), origin: z.string() }),
} as const;

/** Secret of a claim (`X-Claim`), as `create-payment` returns it. */
export const claimSecret = secret;
