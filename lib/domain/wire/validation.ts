/** The wire of a verification link's page in a browser outside the account (docs/decisions/0029-validation-link.md). */
import * as z from 'zod/mini';
import { confirmPasswordReset, sealSchema } from './api.ts';

const token = confirmPasswordReset.body.shape.token;

/**
 * POST /api/validate-email/password: a new password verifies the address and ends every session and claim. The browser
 * then signs in with the returned address. 400 link_invalid.
 */
export const chooseByLink = {
  method: 'POST',
  path: '/api/validate-email/password',
  body: confirmPasswordReset.body,
  answer: z.object({ email: z.string() }),
} as const;

/**
 * POST /api/validate-email/forgotten: whoever opens the link of a mailbox that an administrator chose does not know the
 * present password; another administrator is asked. Repeating changes nothing. 400 link_invalid.
 */
export const askUnsealing = {
  method: 'POST',
  path: '/api/validate-email/forgotten',
  body: z.strictObject({ token }),
  answer: sealSchema,
} as const;

/**
 * POST /api/validate-email/not-me: deletes an account without an order beyond pending; locks any other one and raises
 * an alarm. 400 link_invalid.
 */
export const refuseAccount = {
  method: 'POST',
  path: '/api/validate-email/not-me',
  body: z.strictObject({ token }),
  answer: z.object({ closed: z.enum(['deleted', 'locked']) }),
} as const;
export type Closed = z.infer<typeof refuseAccount.answer>['closed'];
