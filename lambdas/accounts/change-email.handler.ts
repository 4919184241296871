import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { changeEmail as route } from '#domain/wire/address.ts';
import { changeEmail } from '#lambdas/access/change-email.ts';
import { assertFresh, customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toWireProfile } from '#lambdas/storage/profiles.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { email } = parseBody(request, route.body);
  await assertFresh(request, stores.tokens());
  const counted = stores.limits();
  await counted.take(limits.emailChange, userId, request.now);
  await counted.take(limits.emailChangeNetwork, request.viewerIp, request.now);
  const profile = await changeEmail(userId, email, {
    accounts: accounts(),
    profiles: stores.profiles(),
    orders: stores.orders(),
    addresses: stores.addresses(),
    concerns: stores.concerns(),
    limits: counted,
    announce: async () => {},
    newId: randomUUID,
    now: request.now,
  });
  return toWireProfile(profile);
});
