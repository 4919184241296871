import { draftState as route } from '#domain/wire/desk.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { readState } from './states.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return readState(me, request.params, { parts: stores.parts(), drafts: stores.drafts() });
});
