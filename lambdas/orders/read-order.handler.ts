import { readOrder as route } from '#domain/api.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { serve } from '#lambdas/platform/http.ts';
import { identify } from '#lambdas/platform/identity.ts';
import { readOrder } from './read-orders.ts';

export const handler = serve(route, async (request) => {
  const actor = await identify(request, deps.verifyAccessToken());
  const order = await readOrder(request.params.id ?? '', actor, {
    orders: deps.orders(),
    parts: deps.parts(),
    now: request.now,
  });
  return { order };
});
