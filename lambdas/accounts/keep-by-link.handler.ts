import { limits } from '#domain/limits.ts';
import { keepByLink as route } from '#domain/wire/closing.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { keepByLink } from './closing.ts';

export const handler = serve(route, async (request) => {
  const { token } = parseBody(request, route.body);
  const { now, viewerIp } = request;
  await takeUse(limits.closingLink, viewerIp, { limits: stores.limits(), now });
  return keepByLink(token, {
    profiles: stores.profiles(),
    tokens: stores.tokens(),
    closings: stores.closings(),
    requests: stores.requests(),
    now,
  });
});
