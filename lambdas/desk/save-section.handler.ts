import { saveSection as route } from '#domain/wire/desk.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { saveSection } from './drafts.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return saveSection(me, request.params, parseBody(request, route.body), {
    parts: stores.parts(),
    drafts: stores.drafts(),
    writes: stores.draftWrites(),
    now: request.now,
  });
});
