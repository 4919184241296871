import * as z from 'zod/mini';

/** The means of payment in Stripe's words, reduced to what identifies it for the customer. */
export const paymentMeansSchema = z.object({
  /** `card`, `sepa_debit`, … */
  type: z.string(),
  brand: z.optional(z.string()),
  last4: z.optional(z.string()),
  /** `apple_pay`, … */
  wallet: z.optional(z.string()),
});
export type PaymentMeans = z.infer<typeof paymentMeansSchema>;
