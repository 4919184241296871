import { inviteStaff as route } from '#domain/wire/staff.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { inviting } from '#lambdas/platform/team.ts';
import { assertAdministrator } from '#lambdas/staff/colleague.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { invite } from './invite.ts';

export const handler = serve(
  route,
  async (request) => {
    assertAdministrator(await memberOf(authorizedCustomer(request), stores.members()));
    return invite(parseBody(request, route.body), inviting(request.now));
  },
  201,
);
