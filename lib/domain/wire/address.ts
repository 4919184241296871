/** The wire of an account's address, which is also its sign-in name. */
import * as z from 'zod/mini';
import { emailSchema, profileSchema } from '../profile.ts';

/** A change of address requires the password again unless the sign-in is younger than this. */
export const freshSignInMinutes = 10;

/**
 * PUT /api/profile/email: sets another address, which is verified again by a mailed link; or the same one after its
 * mails came back. Requires the customer with a fresh sign-in, otherwise 403 `sign_in_again`. 409 `already_registered`.
 */
export const changeEmail = {
  method: 'PUT',
  path: '/api/profile/email',
  body: z.strictObject({ email: emailSchema }),
  answer: profileSchema,
} as const;

/**
 * PUT /api/atelier/orders/{id}/email: the same for an order's customer; administrators only, recorded in the access
 * log.
 */
export const correctEmail = {
  method: 'PUT',
  path: '/api/atelier/orders/{id}/email',
  id: z.uuid(),
  body: z.strictObject({ email: emailSchema }),
  answer: z.object({ email: z.string() }),
} as const;

/**
 * POST /api/atelier/accounts/{id}/unseal: another administrator than the one who corrected the address confirms that the
 * customer has lost the password. After 72 hours a link to the new mailbox sets another one; the former mailbox is told and
 * can undo all of it. 403 `forbidden`, 409 `request_changed`.
 */
export const unseal = {
  method: 'POST',
  path: '/api/atelier/accounts/{id}/unseal',
  id: z.uuid(),
  body: z.strictObject({}),
  answer: z.object({ opens_at: z.string() }),
} as const;
