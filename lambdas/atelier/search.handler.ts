import { atelierOrders as route } from '#domain/wire/atelier.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { searchOrders } from './search.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const deps = {
    orderSearch: stores.orderSearch(),
    parts: stores.parts(),
    refunds: stores.refunds(),
    profiles: stores.profiles(),
  };
  return { orders: await searchOrders(me, request.query.query, deps) };
});
