import { findWithdrawal as route } from '#domain/wire/refunds.ts';
import { callerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { findWithdrawal } from './find-withdrawal.ts';

export const handler = serve(route, async (request) => {
  const actor = await callerOf(request);
  return findWithdrawal(parseBody(request, route.body), {
    actor,
    accounts: accounts(),
    orders: stores.orders(),
    parts: stores.parts(),
    limits: stores.limits(),
    viewerIp: request.viewerIp,
    now: request.now,
  });
});
