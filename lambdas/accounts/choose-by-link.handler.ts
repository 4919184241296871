import { limits } from '#domain/limits.ts';
import { chooseByLink as route } from '#domain/wire/validation.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { chooseByLink } from './choose-by-link.ts';

export const handler = serve(route, async (request) => {
  const body = parseBody(request, route.body);
  await takeUse(limits.choosePassword, request.viewerIp, { limits: stores.limits(), now: request.now });
  return chooseByLink(body, {
    ...eviction(),
    tokens: stores.tokens(),
    verifications: stores.verifications(),
    staff: stores.staff(),
    parts: stores.parts(),
    verifiedOrders: stores.verifiedOrders(),
    now: request.now,
  });
});
