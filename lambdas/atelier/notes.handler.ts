import { addNote as route } from '#domain/wire/atelier.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { addNote } from './notes.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { text } = parseBody(request, route.body);
  return addNote(me, request.params, text, { parts: stores.parts(), now: request.now });
});
