import { stripeWebhook as route } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { readEvent, type StripeEvent } from '#lambdas/gateways/stripe-events.ts';
import { receiveMoneyEvent } from '#lambdas/money/receive-money-event.ts';
import { serve } from '#lambdas/platform/http.ts';
import { log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { payments, readSigned, stripeRefunds } from '#lambdas/platform/stripe-account.ts';
import { receiveEvent } from './receive-event.ts';

const receiveSession = async (event: StripeEvent, now: Date): Promise<void> =>
  receiveEvent(event, {
    orders: stores.orders(),
    settlements: stores.settlements(),
    payments: await payments(),
    now,
  });

const receiveMoney = async (event: StripeEvent, now: Date): Promise<void> =>
  receiveMoneyEvent(event, {
    orders: stores.orders(),
    parts: stores.parts(),
    refunds: stores.refunds(),
    refundSettlements: stores.refundSettlements(),
    disputes: stores.disputes(),
    settlements: stores.settlements(),
    stripe: await stripeRefunds(),
    now,
  });

export const handler = serve(route, async (request) => {
  const signature = request.headers['stripe-signature'] ?? '';
  const event = await readSigned((known) => readEvent(request.rawBody, signature, known));
  if (!event) {
    log.alarm('webhook_refused');
    throw new ShopError('forbidden');
  }
  await (event.money ? receiveMoney(event, request.now) : receiveSession(event, request.now));
  return { received: true };
});
