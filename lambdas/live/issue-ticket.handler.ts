import { liveTicket as route } from '#domain/live.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';

export const handler = serve(route, async (request) => {
  parseBody(request, route.body);
  return { ticket: await stores.tickets().mint(authorizedCustomer(request).userId, request.now) };
});
