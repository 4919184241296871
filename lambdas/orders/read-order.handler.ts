import { readOrder as route } from '#domain/wire/api.ts';
import { callerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readOrder } from './read-orders.ts';

export const handler = serve(route, async (request) => {
  const actor = await callerOf(request);
  const order = await readOrder(request.params.id ?? '', actor, {
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    profiles: stores.profiles(),
    now: request.now,
  });
  return { order };
});
