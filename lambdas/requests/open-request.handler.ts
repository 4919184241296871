import { openRequest as route } from '#domain/wire/requests.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { openRequest } from './answer-request.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return openRequest(me, parseBody(request, route.body), {
    requests: stores.requests(),
    profiles: stores.profiles(),
    accesses: stores.accesses(),
    now: request.now,
  });
});
