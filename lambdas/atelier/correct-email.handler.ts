import { randomUUID } from 'node:crypto';
import { correctEmail as route } from '#domain/wire/address.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { correctEmail } from './correct-email.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { email } = parseBody(request, route.body);
  return correctEmail(me, request.params.id, email, {
    accounts: accounts(),
    profiles: stores.profiles(),
    orders: stores.orders(),
    addresses: stores.addresses(),
    issues: stores.issues(),
    accesses: stores.accesses(),
    limits: stores.limits(),
    newId: randomUUID,
    now: request.now,
  });
});
