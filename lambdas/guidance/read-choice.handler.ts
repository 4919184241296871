import { readGuidanceChoice as route } from '#domain/wire/mailings.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readByLink } from './links.ts';

export const handler = serve(route, async (request) => {
  const { token } = parseBody(request, route.body);
  return readByLink(token, {
    links: stores.guidanceLinks(),
    guidances: stores.guidances(),
    now: request.now,
  });
});
