/** The wire of «Télécharger mes données» (GDPR, articles 15 and 20). Customer only. */
import * as z from 'zod/mini';

const noBody = z.strictObject({});

/** `done` of `total` steps; an order is one step. Instants are UTC. */
export const exportSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('making'), asked_at: z.string(), done: z.int(), total: z.int() }),
  z.object({
    state: z.literal('ready'),
    asked_at: z.string(),
    expires_at: z.string(),
    bytes: z.int(),
    opened_at: z.optional(z.string()),
  }),
  z.object({ state: z.literal('failed'), asked_at: z.string() }),
]);
export type Export = z.infer<typeof exportSchema>;

/** GET /api/profile/export: the customer's last export. */
export const readExport = { method: 'GET', path: '/api/profile/export', answer: exportSchema } as const;

/**
 * POST /api/profile/export: has an export made in the background. While one is made or kept, that one is the answer:
 * there is one a day. One that is still made is put to work again.
 */
export const askExport = {
  method: 'POST',
  path: '/api/profile/export',
  body: noBody,
  answer: exportSchema,
} as const;

/**
 * POST /api/profile/export/link: a signed URL for a minute, recorded in the access log of each order. Requires a fresh
 * sign-in, otherwise 403 `sign_in_again`. The same 404 for an absent and an expired export.
 */
export const openExport = {
  method: 'POST',
  path: '/api/profile/export/link',
  body: noBody,
  answer: z.object({ url: z.string() }),
} as const;
