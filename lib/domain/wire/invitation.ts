/** The wire of the page that an invitation's link opens. */
import * as z from 'zod/mini';
import { confirmPasswordReset } from './api.ts';

/**
 * POST /api/invitation: the invited person chooses a password of at least twelve characters, which verifies the address
 * and ends all earlier sessions of the account. The browser then signs in. 400 link_invalid.
 */
export const acceptInvitation = {
  method: 'POST',
  path: '/api/invitation',
  body: confirmPasswordReset.body,
  answer: z.object({ email: z.string() }),
} as const;
