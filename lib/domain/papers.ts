import * as z from 'zod/mini';

/** An invoice per paid order (arrêté n° 83-50/A), a credit note per refund. */
export const paperKinds = ['invoice', 'credit_note'] as const;
export type PaperKind = (typeof paperKinds)[number];
/** The prefix of a kind's numbers. */
export const prefixes = { invoice: '', credit_note: 'A' } as const satisfies Record<PaperKind, string>;

/** A numbered paper of an order: `id` is «invoice» for the invoice, or the id of the credited refund. */
export const paperSchema = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  /** «2026-000123», for a credit note «A2026-000012»: each kind counts separately, from 1 in each year of the shop's zone. */
  number: z.string(),
  issued_at: z.string(),
});
export type Paper = z.infer<typeof paperSchema>;

/** The id of an order's invoice. */
export const invoiceId = 'invoice';

/** The key of a paper in its bucket. */
export const paperKey = (orderId: string, { number }: Pick<Paper, 'number'>): string =>
  `${orderId}/${number}.pdf`;
