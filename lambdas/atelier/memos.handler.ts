import { addMemo as route } from '#domain/wire/atelier.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { addMemo } from './memos.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { text } = parseBody(request, route.body);
  return addMemo(me, request.params, text, { parts: stores.parts(), now: request.now });
});
