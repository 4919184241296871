/** The wire of closing an account: asked for in the account, and taken back there or by the mailed link. */
import * as z from 'zod/mini';
import { confirmPasswordReset } from './api.ts';

/** Why an order holds the closing back. `damaged`: its row cannot be read, so only staff can end it. */
export const holdReasons = ['payment', 'writing', 'refund', 'dispute', 'damaged'] as const;

const closingSchema = z.object({
  /** The instant (UTC) after which the account is erased; absent while nobody asked for it. */
  closes_at: z.optional(z.string()),
  /** The orders that hold the closing back. */
  held: z.array(z.object({ order_id: z.string(), reason: z.enum(holdReasons) })),
});
export type Closing = z.infer<typeof closingSchema>;
export type HeldOrder = Closing['held'][number];

const path = '/api/profile/closing';

/** GET /api/profile/closing; customer only. */
export const readClosing = { method: 'GET', path, answer: closingSchema } as const;

/**
 * POST /api/profile/closing: asks for the erasure after `closingHours`, and mails the way back. Requires the customer
 * with a fresh sign-in, otherwise 403 `sign_in_again`. While an order holds the closing back, nothing is asked for and
 * the answer names the order. Repeating keeps the first instant. 403 `forbidden` for staff.
 */
export const askClosing = { method: 'POST', path, body: z.strictObject({}), answer: closingSchema } as const;

/** DELETE /api/profile/closing: keeps the account. Customer only; 409 `request_changed` once the erasure has begun. */
export const keepAccount = { method: 'DELETE', path, answer: closingSchema } as const;

/** POST /api/closing/keep: the same by the mailed link. 400 `link_invalid`, also once its time is over. */
export const keepByLink = {
  method: 'POST',
  path: '/api/closing/keep',
  body: z.strictObject({ token: confirmPasswordReset.body.shape.token }),
  answer: z.object({ kept: z.literal(true) }),
} as const;
