import { savePassage as route } from '#domain/wire/desk.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { savePassage } from './passages.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const text = parseBody(request, route.body);
  return savePassage(me, request.params, text, { passages: stores.passages(), now: request.now });
});
