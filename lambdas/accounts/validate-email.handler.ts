import { validateEmail as route } from '#domain/api.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { identify } from '#lambdas/platform/identity.ts';
import { networkOf } from '#lambdas/storage/limits-store.ts';
import { accountLimits } from './limits.ts';
import { startSession } from './start-session.ts';
import { validateEmail } from './validate-email.ts';

export const handler = serve(route, async (request) => {
  const actor = await identify(request, deps.verifyAccessToken());
  const body = parseBody(request, route.body);
  await deps.limits().take(accountLimits.validateNetwork, networkOf(request.viewerIp), request.now);
  return validateEmail(body, actor, {
    tokens: deps.tokens(),
    proofs: deps.proofs(),
    orders: deps.orders(),
    startSession: (token) =>
      startSession(
        { userId: token.user_id, email: token.email },
        { accounts: deps.accounts(), tokens: deps.tokens() },
        request.now,
      ),
    now: request.now,
  });
});
