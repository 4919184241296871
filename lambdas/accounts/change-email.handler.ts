import { randomUUID } from 'node:crypto';
import { changeEmail as route } from '#domain/address-api.ts';
import { assertFresh, customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { networkOf } from '#lambdas/storage/limits-store.ts';
import { toWireProfile } from '#lambdas/storage/profiles-store.ts';
import { changeEmail } from './change-email.ts';
import { accountLimits } from './limits.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { email } = parseBody(request, route.body);
  await assertFresh(request, stores.tokens());
  const limits = stores.limits();
  await limits.take(accountLimits.emailChangeNetwork, networkOf(request.viewerIp), request.now);
  await limits.take(accountLimits.emailChangeAccount, userId, request.now);
  const profile = await changeEmail(userId, email, {
    accounts: accounts(),
    profiles: stores.profiles(),
    orders: stores.orders(),
    addresses: stores.addresses(),
    concerns: stores.concerns(),
    limits,
    announce: async () => {},
    newId: randomUUID,
    now: request.now,
  });
  return toWireProfile(profile);
});
