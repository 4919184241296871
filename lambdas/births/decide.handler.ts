import { decideBirth as route } from '#domain/wire/births.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { decideBirth } from './decide.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return decideBirth(me, request.params.id, parseBody(request, route.body), {
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    accesses: stores.accesses(),
    corrections: stores.corrections(),
    requests: stores.requests(),
    now: request.now,
  });
});
