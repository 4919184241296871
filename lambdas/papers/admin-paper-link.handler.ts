import { adminPaperLink as route } from '#domain/wire/papers.ts';
import { paperOpening } from '#lambdas/platform/bucket.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { openPaperOf } from './open-paper.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  parseBody(request, route.body);
  return openPaperOf(request.params, me, {
    orders: stores.orders(),
    accesses: stores.accesses(),
    opening: paperOpening(),
    now: request.now,
  });
});
