import { atelierRequests as route } from '#domain/wire/requests.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { listRequests } from './list-requests.ts';

export const handler = serve(route, async (request) => {
  assertAdministrator(await memberOf(authorizedCustomer(request), stores.members()));
  return listRequests(stores.requests());
});
