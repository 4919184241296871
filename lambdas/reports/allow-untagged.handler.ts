import { allowUntagged as route } from '#domain/wire/reports.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { allowUntagged } from './allow-untagged.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { upload } = parseBody(request, route.body);
  return allowUntagged(me, request.params, upload, {
    parts: stores.parts(),
    uploads: stores.uploads(),
    now: request.now,
  });
});
