import { readmitStaff as route } from '#domain/wire/staff.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { membership, staffAccounts } from '#lambdas/platform/team.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { readmit } from './readmit.ts';

export const handler = serve(route, async (request) => {
  const members = stores.members();
  assertAdministrator(await memberOf(authorizedCustomer(request), members));
  parseBody(request, route.body);
  const deps = {
    ...members,
    team: membership(),
    staffAccounts: staffAccounts(),
    passages: stores.passages(),
  };
  return readmit(request.params.id, deps);
});
