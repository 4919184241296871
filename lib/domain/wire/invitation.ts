/** What the link of an invitation to the atelier leads to. */
import * as z from 'zod/mini';
import { confirmPasswordReset } from './api.ts';

/**
 * POST /api/invitation: whoever has the mail chooses a password of twelve characters or more, which proves the address and
 * ends what the account had open before. The browser then signs in. 400 link_invalid.
 */
export const acceptInvitation = {
  method: 'POST',
  path: '/api/invitation',
  body: confirmPasswordReset.body,
  answer: z.object({ email: z.string() }),
} as const;
