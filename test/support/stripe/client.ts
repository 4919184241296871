import Stripe from 'stripe';
import { nameFor } from '#test/support/keys.ts';
import type { StripeStandIn } from './server.ts';

/** Stripe's own SDK for a stand-in, without automatic repetitions. */
export const stripeFor = (origin: string, secretKey: string): Stripe => {
  const { hostname: host, port } = new URL(origin);
  return new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
};

/** A session that Stripe accepts: one line of 29,00 €. */
export const sessionParameters = {
  mode: 'payment',
  adaptive_pricing: { enabled: false },
  locale: 'fr',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 2900, product_data: { name: nameFor.western } },
    },
  ],
  customer_email: 'camille@example.org',
  metadata: { order: '42' },
  allowed_payment_method_types: ['card'],
  success_url: 'http://127.0.0.1:9/compte?payment=success&session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:9/checkout?restore_order=42',
} satisfies Stripe.Checkout.SessionCreateParams;

/** Calls a control such as `_pay/<session id>`. */
export const tell = (
  standIn: Pick<StripeStandIn, 'url'>,
  control: string,
  body: object = {},
): Promise<Response> =>
  fetch(`${standIn.url}/${control}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
