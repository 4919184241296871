import { resumeGuidance as route } from '#domain/wire/guidance.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { resumeByLink } from './links.ts';

export const handler = serve(route, async (request) => {
  const { token } = parseBody(request, route.body);
  const deps = { links: stores.guidanceLinks(), guidances: stores.guidances(), now: request.now };
  await resumeByLink(token, deps);
  return { resumed: true };
});
