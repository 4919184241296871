import { liveTicket as route } from '#domain/wire/live.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';

export const handler = serve(route, async (request) => {
  parseBody(request, route.body);
  return { ticket: await stores.tickets().mint((await customerOf(request)).userId, request.now) };
});
