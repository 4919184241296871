import { saveMailHour as route } from '#domain/wire/atelier.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { daily_at } = parseBody(request, route.body);
  await stores.staff().writeAt(me.id, daily_at ?? undefined);
  return { daily_at };
});
