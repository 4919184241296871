import { limits } from '#domain/limits.ts';
import { authenticity as route } from '#domain/wire/authenticity.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { checkCode } from './check-code.ts';

export const handler = serve(route, async (request) => {
  const { code } = parseBody(request, route.body);
  await takeUse(limits.authenticity, request.viewerIp, { limits: stores.limits(), now: request.now });
  return checkCode(code, { codes: stores.codes(), orders: stores.orders(), parts: stores.parts() });
});
