import { signOut as route } from '#domain/wire/sessions.ts';
import { endClaims, evict } from '#lambdas/access/evict.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { everywhere } = parseBody(request, route.body);
  await (everywhere ? evict : endClaims)(userId, eviction());
  return { signedOut: true as const };
});
