import { stopGuidance as route } from '#domain/wire/guidance.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { oneClickToken, stopByLink } from './links.ts';

/** Accepts requests of the link's page (JSON) and of mail clients (RFC 8058). */
export const handler = serve(route, async (request) => {
  const token = oneClickToken(request.query, request.rawBody) ?? parseBody(request, route.body).token;
  const deps = { links: stores.guidanceLinks(), guidances: stores.guidances(), now: request.now };
  await stopByLink(token, 'link', deps);
  return { stopped: true };
});
