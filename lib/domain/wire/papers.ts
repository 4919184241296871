/** The wire of notes and credit notes. `paper` is an id in the order's `papers`: «note», or a refund's. */
import * as z from 'zod/mini';

const noBody = z.strictObject({});
const answer = z.object({ url: z.string() });

/** POST …/link: signs now for 5 minutes, inline, readable name; logged; owner only. Foreign and absent are the same 404. */
export const paperLink = {
  method: 'POST',
  path: '/api/orders/{id}/papers/{paper}/link',
  body: noBody,
  answer,
} as const;

/** The same for administrators, logged under their name. */
export const adminPaperLink = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/papers/{paper}/link',
  body: noBody,
  answer,
} as const;
