import { verifyPayment as route } from '#domain/api.ts';
import { startSession } from '#lambdas/accounts/start-session.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { identify } from '#lambdas/platform/identity.ts';
import { networkOf } from '#lambdas/storage/limits-store.ts';
import { paymentLimits } from './limits.ts';
import { verifyPayment } from './verify-payment.ts';

export const handler = serve(route, async (request) => {
  const actor = await identify(request, deps.verifyAccessToken());
  const { sessionId } = parseBody(request, route.body);
  await deps.limits().take(paymentLimits.verifyNetwork, networkOf(request.viewerIp), request.now);
  return verifyPayment(sessionId, actor, {
    orders: deps.orders(),
    parts: deps.parts(),
    settlements: deps.settlements(),
    payments: await deps.payments(),
    startSession: (order, now) =>
      startSession(
        { userId: order.user_id, email: order.customer_info.email },
        { accounts: deps.accounts(), tokens: deps.tokens() },
        now,
      ),
    now: request.now,
  });
});
