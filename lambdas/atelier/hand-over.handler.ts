import { handOverPart as route } from '#domain/wire/atelier.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { allExperts } from './experts.ts';
import { handOverPart } from './hand-over.ts';

export const handler = serve(route, async (request) => {
  const members = stores.members();
  const me = await memberOf(authorizedCustomer(request), members);
  const { to } = parseBody(request, route.body);
  return handOverPart(me, request.params, to, {
    parts: stores.parts(),
    assignments: stores.assignments(),
    experts: () => allExperts(members.staff),
    now: request.now,
  });
});
