/** What the shop rings for by itself, beside its functions that fail. */

/** CloudWatch reads the shop's own metrics off its log lines; their only dimension is the stage. */
export const shopMetrics = { namespace: 'QuatreSagesses', dimension: 'stage' } as const;

/** Events that somebody must look at: what each means is the text of its alarm. */
export const alarms = {
  amount_mismatch: 'A customer has paid another amount than the order’s, and gets nothing for it.',
  dispute_opened: 'A customer disputes a payment: Stripe wants an answer within days.',
  duplicate_payment_refunded: 'A customer has paid twice; the second payment went back by itself.',
  mail_given_up: 'A customer misses a mail that could not be sent in two days of trying.',
  paid_without_order: 'A customer has paid for an order that does not exist.',
  refund_failed: 'A customer’s bank has refused a refund: the money must go back in another way.',
  support_unreachable: 'A message to support did not arrive: a customer gets no answer.',
  webhook_refused: 'Somebody sends forged events, or Stripe’s secret has changed: payments are noticed late.',
} as const;
export type AlarmEvent = keyof typeof alarms;
