import { changePassword as route } from '#domain/wire/password.ts';
import { assertFresh, customerOf } from '#lambdas/platform/caller.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { changePassword } from './change-password.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { password } = parseBody(request, route.body);
  await assertFresh(request, stores.tokens());
  await changePassword(userId, password, {
    ...eviction(),
    staff: stores.staff(),
    limits: stores.limits(),
    outbox: stores.outbox(),
    now: request.now,
  });
  return { changed: true as const };
});
