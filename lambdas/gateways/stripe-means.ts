import type Stripe from 'stripe';
import type { PaymentMeans } from '#domain/payment-means.ts';

/** The means of payment in a charge; undefined when the charge was not requested or has not succeeded. */
export const meansOf = (charge: string | Stripe.Charge | null | undefined): PaymentMeans | undefined => {
  const details = typeof charge === 'object' ? charge?.payment_method_details : undefined;
  if (!details) return undefined;
  const { type, card, sepa_debit: debit } = details;
  return {
    type,
    brand: card?.brand ?? undefined,
    last4: card?.last4 ?? debit?.last4 ?? undefined,
    wallet: card?.wallet?.type,
  };
};
