import { createPayments } from '#lambdas/gateways/stripe.ts';
import { createStripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { readStripeApi, readVariable } from '#lib/env.ts';
import { secrets } from './secrets.ts';

/** The key may be rotated while a function is warm, so the client is made per call from the kept secret. */
export const payments = async () => {
  const key = await secrets().current(readVariable('STRIPE_KEY_PARAMETER'));
  return createPayments(key, readStripeApi());
};

export const stripeRefunds = async () => {
  const key = await secrets().current(readVariable('STRIPE_KEY_PARAMETER'));
  return createStripeRefunds(key, readStripeApi());
};

export const webhookSecrets = () => secrets().all(readVariable('STRIPE_WEBHOOK_SECRETS_PARAMETER'));
