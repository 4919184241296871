/** The wire of an account's address, which is also the name it signs in with. */
import * as z from 'zod/mini';
import { emailSchema, profileSchema } from '../profile.ts';

/** A change of the address asks for the password again unless the sign-in is younger than this. */
export const freshSignInMinutes = 10;

/**
 * PUT /api/profile/email: another address for the account, proven anew by the link that it gets; or the same one again
 * when mails to it came back. The owner with a fresh sign-in: otherwise 403 `sign_in_again`. 409 `already_registered`.
 */
export const changeEmail = {
  method: 'PUT',
  path: '/api/profile/email',
  body: z.strictObject({ email: emailSchema }),
  answer: profileSchema,
} as const;

/** PUT /api/atelier/orders/{id}/email: the same for an order's customer; administrators only, in the access log. */
export const correctEmail = {
  method: 'PUT',
  path: '/api/atelier/orders/{id}/email',
  id: z.uuid(),
  body: z.strictObject({ email: emailSchema }),
  answer: z.object({ email: z.string() }),
} as const;
