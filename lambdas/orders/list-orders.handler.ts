import { listOrders as route } from '#domain/api.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import { listOrders } from './read-orders.ts';

export const handler = serve(route, async (request) => ({
  orders: await listOrders(authorizedCustomer(request), {
    orders: deps.orders(),
    parts: deps.parts(),
    now: request.now,
  }),
}));
