import { readDraft as route } from '#domain/wire/desk.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { readDraft } from './drafts.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return readDraft(me, request.params, { parts: stores.parts(), drafts: stores.drafts() });
});
