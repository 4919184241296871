import { stripeWebhook as wire } from '#domain/wire/api.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { receiveMoneyEvent } from '#lambdas/money/receive-money-event.ts';
import { log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { receiveEvent } from './receive-event.ts';

export const route = routeOf(wire, {
  id: 'StripeWebhook',
  who: 'stripe',
  loss: 'Payments, refunds of the dashboard and disputes are noticed late, or not at all.',
  uses: { ledger: ['GetItem', 'PutItem'] },
  may: ['settle', 'settle refunds', 'read webhook secrets'],
  // Stripe may need all its tries twice, and the function must still answer.
  seconds: 20,
  traced: true,
  reserved: 20,
  stores: ['orders', 'parts', 'refunds', 'refundSettlements', 'disputes', 'settlements'],
  gateways: ['payments', 'stripeRefunds', 'stripeEvents'],
  run: async ({ stripeEvents, stripeRefunds, ...call }) => {
    const event = await stripeEvents.read(call.rawBody, call.headers['stripe-signature'] ?? '');
    if (!event) {
      log.alarm('webhook_refused');
      throw new ShopError('forbidden');
    }
    await (event.money
      ? receiveMoneyEvent(event, { ...call, stripe: stripeRefunds })
      : receiveEvent(event, call));
    return { received: true as const };
  },
});
