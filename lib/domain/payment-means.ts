import * as z from 'zod/mini';

/** By what an order was paid, in Stripe's words: the least that names it to who paid. */
export const paymentMeansSchema = z.object({
  /** `card`, `sepa_debit`, … */
  type: z.string(),
  brand: z.optional(z.string()),
  last4: z.optional(z.string()),
  /** `apple_pay`, … */
  wallet: z.optional(z.string()),
});
export type PaymentMeans = z.infer<typeof paymentMeansSchema>;
