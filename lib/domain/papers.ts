import * as z from 'zod/mini';

/** A note of each paid order (arrêté n° 83-50/A), a credit note of each refund. */
export const paperKinds = ['note', 'credit_note'] as const;
export type PaperKind = (typeof paperKinds)[number];
/** What the numbers of a kind begin with. */
export const prefixes = { note: '', credit_note: 'A' } as const satisfies Record<PaperKind, string>;

/** A numbered paper of an order: `id` is «note», or the refund's that it credits. */
export const paperSchema = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  /** «2026-000123», of a credit note «A2026-000012»: each kind counts for itself, from 1 in each year of Paris. */
  number: z.string(),
  issued_at: z.string(),
});
export type Paper = z.infer<typeof paperSchema>;

/** The id of an order's only note. */
export const noteId = 'note';

/** Where a paper lies in its bucket. */
export const paperKey = (orderId: string, { number }: Pick<Paper, 'number'>): string =>
  `${orderId}/${number}.pdf`;
