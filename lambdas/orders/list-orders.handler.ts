import { listOrders as route } from '#domain/wire/api.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { listOrders } from './read-orders.ts';

export const handler = serve(route, async (request) => ({
  orders: await listOrders(await customerOf(request), {
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
  }),
}));
