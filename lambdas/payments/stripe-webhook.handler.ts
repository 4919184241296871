import { stripeWebhook as route } from '#domain/api.ts';
import { ShopError } from '#domain/errors.ts';
import { readEvent } from '#lambdas/gateways/stripe.ts';
import { serve } from '#lambdas/platform/http.ts';
import { log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { payments, webhookSecrets } from '#lambdas/platform/stripe-account.ts';
import { receiveEvent } from './receive-event.ts';

export const handler = serve(route, async (request) => {
  const signature = request.headers['stripe-signature'] ?? '';
  const event = readEvent(request.rawBody, signature, await webhookSecrets());
  if (!event) {
    log.alarm('webhook_refused');
    throw new ShopError('forbidden');
  }
  await receiveEvent(event, {
    orders: stores.orders(),
    settlements: stores.settlements(),
    payments: await payments(),
    now: request.now,
  });
  return { received: true };
});
