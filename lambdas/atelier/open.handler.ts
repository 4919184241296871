import { openPart as route } from '#domain/wire/atelier.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { openPart } from './open.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return openPart(me, request.params, {
    parts: stores.parts(),
    orders: stores.orders(),
    births: stores.births(),
    accesses: stores.accesses(),
    now: request.now,
  });
});
