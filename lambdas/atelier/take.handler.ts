import { takePart as route } from '#domain/wire/atelier.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { takePart } from './take.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  parseBody(request, route.body);
  return takePart(me, request.params, {
    parts: stores.parts(),
    assignments: stores.assignments(),
    now: request.now,
  });
});
