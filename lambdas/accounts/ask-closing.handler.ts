import { askClosing as route } from '#domain/wire/closing.ts';
import { assertFresh, customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { askClosing } from './closing.ts';

export const handler = serve(route, async (request) => {
  const customer = await customerOf(request);
  parseBody(request, route.body);
  await assertFresh(request, stores.tokens());
  return askClosing(customer, {
    profiles: stores.profiles(),
    orders: stores.orders(),
    parts: stores.parts(),
    closings: stores.closings(),
    limits: stores.limits(),
    now: request.now,
  });
});
