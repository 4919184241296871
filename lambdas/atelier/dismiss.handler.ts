import { dismissStaff as route } from '#domain/wire/staff.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { dismissing } from '#lambdas/platform/team.ts';
import { assertAdministrator, listStaff } from '#lambdas/staff/colleague.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { dismiss } from './dismiss.ts';

export const handler = serve(route, async (request) => {
  const members = stores.members();
  assertAdministrator(await memberOf(authorizedCustomer(request), members));
  parseBody(request, route.body);
  await dismiss(request.params.id, dismissing(request.now));
  return { staff: await listStaff(members) };
});
