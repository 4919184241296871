import { signOut as route } from '#domain/wire/sessions.ts';
import { evict } from '#lambdas/access/evict.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { sessionOf } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { leaveSession } from './leave-session.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { everywhere, replaced = false } = parseBody(request, route.body);
  const { session } = sessionOf(request);
  if (everywhere) await evict(userId, eviction());
  else
    await leaveSession({ user_id: userId, session }, replaced, {
      orders: stores.orders(),
      sessions: stores.sessions(),
    });
  return { signedOut: true as const };
});
