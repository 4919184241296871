import { correctBirth as route } from '#domain/wire/births.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { correctBirth } from './correct.ts';

export const handler = serve(route, async (request) => {
  const customer = await customerOf(request);
  return correctBirth(customer, request.params.id, parseBody(request, route.body), {
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    accesses: stores.accesses(),
    corrections: stores.corrections(),
    requests: stores.requests(),
    limits: stores.limits(),
    now: request.now,
  });
});
