import { changeStaff as route } from '#domain/wire/staff.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { changing } from '#lambdas/platform/team.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { changeStaff } from './change-staff.ts';

export const handler = serve(route, async (request) => {
  assertAdministrator(await memberOf(authorizedCustomer(request), stores.members()));
  return changeStaff(request.params.id, parseBody(request, route.body), changing(request.now));
});
