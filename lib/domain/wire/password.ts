/** The wire of a signed-in account's password. */
import * as z from 'zod/mini';
import { sentPasswordSchema } from '../password.ts';

/**
 * PUT /api/profile/password: sets another password and ends every session, this one included. Requires the customer
 * with a fresh sign-in, otherwise 403 `sign_in_again`; that sign-in proves the present password. 400 invalid_request.
 */
export const changePassword = {
  method: 'PUT',
  path: '/api/profile/password',
  body: z.strictObject({ password: sentPasswordSchema }),
  answer: z.object({ changed: z.literal(true) }),
} as const;
