import { uploadState as route } from '#domain/wire/reports.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { ownPart } from '#lambdas/staff/parts.ts';
import { memberOf } from '#lambdas/staff/staff.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { upload } = await ownPart(me, request.params, stores.parts());
  return { upload };
});
