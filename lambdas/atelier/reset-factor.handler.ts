import { randomUUID } from 'node:crypto';
import { resetFactor as route } from '#domain/wire/factor.ts';
import { evict } from '#lambdas/access/evict.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import { accounts, factors } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { newSecret } from '#lambdas/platform/tokens.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { resetFactor } from './reset-factor.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  parseBody(request, route.body);
  return resetFactor(me, request.params.id, {
    accounts: accounts(),
    factors: factors(),
    profiles: stores.profiles(),
    outbox: stores.outbox(),
    evict: (id) => evict(id, eviction()),
    newId: randomUUID,
    newPassword: newSecret,
    now: request.now,
  });
});
