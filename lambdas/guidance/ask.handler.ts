import { guidance as route } from '#domain/wire/guidance.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { askGuidance } from './ask.ts';

export const handler = serve(
  route,
  (request) =>
    askGuidance(parseBody(request, route.body), {
      requests: stores.guidanceRequests(),
      guidances: stores.guidances(),
      limits: stores.limits(),
      viewerIp: request.viewerIp,
      now: request.now,
    }),
  202,
);
