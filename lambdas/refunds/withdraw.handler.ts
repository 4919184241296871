import { withdraw as route } from '#domain/wire/refunds.ts';
import { callerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { stripeRefunds } from '#lambdas/platform/stripe-account.ts';
import { withdraw } from './withdraw.ts';

export const handler = serve(route, async (request) => {
  const actor = await callerOf(request);
  return withdraw(parseBody(request, route.body), {
    actor,
    accounts: accounts(),
    orders: stores.orders(),
    parts: stores.parts(),
    profiles: stores.profiles(),
    refunds: stores.refunds(),
    refundRequests: stores.refundRequests(),
    refundSettlements: stores.refundSettlements(),
    limits: stores.limits(),
    stripe: await stripeRefunds(),
    viewerIp: request.viewerIp,
    now: request.now,
  });
});
