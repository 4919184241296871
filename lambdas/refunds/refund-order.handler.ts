import { refundOrder as route } from '#domain/wire/refunds.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { stripeRefunds } from '#lambdas/platform/stripe-account.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { refundOrder } from './refund-order.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return refundOrder(me, request.params.id, parseBody(request, route.body), {
    orders: stores.orders(),
    parts: stores.parts(),
    refunds: stores.refunds(),
    refundRequests: stores.refundRequests(),
    refundSettlements: stores.refundSettlements(),
    stripe: await stripeRefunds(),
    now: request.now,
  });
});
