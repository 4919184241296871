import { listStaff as route } from '#domain/wire/staff.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { assertAdministrator, listStaff } from '#lambdas/staff/colleague.ts';
import { memberOf } from '#lambdas/staff/staff.ts';

export const handler = serve(route, async (request) => {
  const members = stores.members();
  assertAdministrator(await memberOf(authorizedCustomer(request), members));
  return { staff: await listStaff(members) };
});
