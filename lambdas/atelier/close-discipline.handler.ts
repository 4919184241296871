import { closeDiscipline as route } from '#domain/wire/settings.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { closeDiscipline } from './close-discipline.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { closed } = parseBody(request, route.body);
  const workshop = stores.workshop();
  return {
    disciplines: await closeDiscipline(me, request.params.service, closed, workshop, request.now),
  };
});
