import type Stripe from 'stripe';
import type { ChargeRecord } from './records.ts';

const unused = {
  amount_authorized: null,
  authorization_code: null,
  checks: null,
  electronic_commerce_indicator: null,
  installments: null,
  mandate: null,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>;

/** A test card in a charge. */
export const cardOf = ({ last4 }: ChargeRecord): Stripe.Charge.PaymentMethodDetails.Card => ({
  ...unused,
  brand: 'visa',
  country: 'FR',
  exp_month: 12,
  exp_year: 2034,
  funding: 'credit',
  last4,
  network: 'visa',
});
