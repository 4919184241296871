import { confirmFactor as route } from '#domain/wire/factor.ts';
import { evict } from '#lambdas/access/evict.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts, factors } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { confirmFactor } from './enrol-factor.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  return confirmFactor(userId, parseBody(request, route.body), {
    accounts: accounts(),
    factors: factors(),
    profiles: stores.profiles(),
    limits: stores.limits(),
    evict: (id) => evict(id, eviction()),
    now: request.now,
  });
});
