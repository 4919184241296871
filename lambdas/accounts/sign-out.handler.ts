import { signOut as route } from '#domain/wire/sessions.ts';
import { endClaims, evict } from '#lambdas/access/evict.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { sessionOf } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { everywhere, replaced = false } = parseBody(request, route.body);
  if (everywhere) await evict(userId, eviction());
  else {
    if (!replaced) await endClaims(userId, eviction());
    await stores.sessions().remove({ user_id: userId, session: sessionOf(request).session });
  }
  return { signedOut: true as const };
});
