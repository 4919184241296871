/** The wire of invoices and credit notes. `paper` is an id in the order's `papers`: «invoice», or that of a refund. */
import * as z from 'zod/mini';

const noBody = z.strictObject({});
const answer = z.object({ url: z.string() });

/**
 * POST …/link: a signed URL for 5 minutes, inline, with a readable file name; recorded in the access log; customer
 * only. The same 404 for foreign and absent papers.
 */
export const paperLink = {
  method: 'POST',
  path: '/api/orders/{id}/papers/{paper}/link',
  body: noBody,
  answer,
} as const;

/** The same for administrators, recorded under their name. */
export const adminPaperLink = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/papers/{paper}/link',
  body: noBody,
  answer,
} as const;
