import { limits } from '#domain/limits.ts';
import { verifyPayment as route } from '#domain/wire/api.ts';
import { startSession } from '#lambdas/access/start-session.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { callerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { payments } from '#lambdas/platform/stripe-account.ts';
import { verifyPayment } from './verify-payment.ts';

export const handler = serve(route, async (request) => {
  const actor = await callerOf(request);
  const { sessionId } = parseBody(request, route.body);
  const count = () =>
    takeUse(limits.verification, request.viewerIp, { limits: stores.limits(), now: request.now });
  if (actor.kind !== 'customer') await count();
  const answer = await verifyPayment(sessionId, actor, {
    orders: stores.orders(),
    parts: stores.parts(),
    profiles: stores.profiles(),
    settlements: stores.settlements(),
    payments: await payments(),
    startSession: (order, now) =>
      startSession(
        { userId: order.user_id, email: order.customer_info.email },
        { accounts: accounts(), tokens: stores.tokens() },
        now,
      ),
    now: request.now,
  });
  // A customer who returns from paying their own order is not counted; every other request is.
  if (actor.kind === 'customer' && !answer.order) await count();
  return answer;
});
