import { refuseGuidance as route } from '#domain/wire/guidance.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { stopByLink } from './links.ts';

export const handler = serve(route, async (request) => {
  const { token } = parseBody(request, route.body);
  const deps = { links: stores.guidanceLinks(), guidances: stores.guidances(), now: request.now };
  await stopByLink(token, 'not-me', deps);
  return { blocked: true };
});
