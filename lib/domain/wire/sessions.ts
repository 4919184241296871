/** The wire that ends sessions. */
import * as z from 'zod/mini';

/**
 * POST /api/sign-out; customer only. Ends the claims of the account's orders; `everywhere` also ends every session,
 * link and socket of the account, this one included. The browser revokes its own refresh token. `replaced`: the browser
 * has just signed in anew, so the claims stay and this session alone ends.
 */
export const signOut = {
  method: 'POST',
  path: '/api/sign-out',
  body: z.strictObject({ everywhere: z.boolean(), replaced: z.optional(z.boolean()) }),
  answer: z.object({ signedOut: z.literal(true) }),
} as const;
