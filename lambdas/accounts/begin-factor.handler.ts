import { beginFactor as route } from '#domain/wire/factor.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts, factors } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { beginFactor } from './enrol-factor.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { password } = parseBody(request, route.body);
  return beginFactor(userId, password, {
    accounts: accounts(),
    factors: factors(),
    profiles: stores.profiles(),
    limits: stores.limits(),
    now: request.now,
  });
});
