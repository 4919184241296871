import { listOrders as route } from '#domain/api.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { listOrders } from './read-orders.ts';

export const handler = serve(route, async (request) => ({
  orders: await listOrders(authorizedCustomer(request), {
    orders: stores.orders(),
    parts: stores.parts(),
    now: request.now,
  }),
}));
