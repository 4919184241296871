import { atelierExperts as route } from '#domain/wire/atelier.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { expertsFor } from './experts.ts';

export const handler = serve(route, async (request) => {
  const members = stores.members();
  const me = await memberOf(authorizedCustomer(request), members);
  return { experts: await expertsFor(me, members.staff) };
});
