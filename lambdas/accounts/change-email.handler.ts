import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { changeEmail as route } from '#domain/wire/address.ts';
import { changeEmail } from '#lambdas/access/change-email.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { assertFresh, customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { email } = parseBody(request, route.body);
  await assertFresh(request, stores.tokens());
  const counted = { limits: stores.limits(), now: request.now };
  await takeUse(limits.emailChange, userId, counted);
  await takeUse(limits.emailChangeNetwork, request.viewerIp, counted);
  const profile = await changeEmail(userId, email, {
    accounts: accounts(),
    profiles: stores.profiles(),
    orders: stores.orders(),
    addresses: stores.addresses(),
    issues: stores.issues(),
    ...counted,
    announce: async () => {},
    newId: randomUUID,
  });
  return toWireProfile(profile);
});
