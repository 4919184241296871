import { askCorrection as route } from '#domain/wire/own-requests.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { askCorrection } from './ask-correction.ts';

export const handler = serve(route, async (request) => {
  const customer = await customerOf(request);
  return askCorrection(customer, parseBody(request, route.body), {
    orders: stores.orders(),
    requests: stores.requests(),
    corrections: stores.askedCorrections(),
    limits: stores.limits(),
    now: request.now,
  });
});
