import { createPayments } from '#lambdas/gateways/stripe.ts';
import { readEvent } from '#lambdas/gateways/stripe-events.ts';
import { createStripeRefunds } from '#lambdas/gateways/stripe-refunds.ts';
import { readStripeApi, readVariable } from '#lib/env.ts';
import { secrets } from './secrets.ts';

/** The key may be rotated while a function is warm, so each call creates the client from the cached secret. */
export const payments = async () => {
  const key = await secrets().current(readVariable('STRIPE_KEY_PARAMETER'));
  return createPayments(key, readStripeApi());
};

export const stripeRefunds = async () => {
  const key = await secrets().current(readVariable('STRIPE_KEY_PARAMETER'));
  return createStripeRefunds(key, readStripeApi());
};

/** Reads an event with the webhook secrets; during a rotation two secrets are valid. */
export const stripeEvents = () => ({
  read: (rawBody: string, signature: string) =>
    secrets().find(readVariable('STRIPE_WEBHOOK_SECRETS_PARAMETER'), (known) =>
      readEvent(rawBody, signature, known),
    ),
});
