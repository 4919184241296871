import { limits } from '#domain/limits.ts';
import { validateEmail as route } from '#domain/wire/api.ts';
import { startSession } from '#lambdas/access/start-session.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { callerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { validateEmail } from './validate-email.ts';

export const handler = serve(route, async (request) => {
  const actor = await callerOf(request);
  const body = parseBody(request, route.body);
  await takeUse(limits.validationLink, request.viewerIp, { limits: stores.limits(), now: request.now });
  return validateEmail(body, actor, {
    tokens: stores.tokens(),
    verifications: stores.verifications(),
    profiles: stores.profiles(),
    orders: stores.orders(),
    births: stores.births(),
    parts: stores.parts(),
    verifiedOrders: stores.verifiedOrders(),
    startSession: (token) =>
      startSession(
        { userId: token.user_id, email: token.email },
        { accounts: accounts(), tokens: stores.tokens() },
        request.now,
      ),
    now: request.now,
  });
});
