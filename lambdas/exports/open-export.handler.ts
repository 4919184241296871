import { openExport as route } from '#domain/wire/exports.ts';
import { archives } from '#lambdas/platform/archives.ts';
import { assertFresh, customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { openExport } from './open-export.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  parseBody(request, route.body);
  await assertFresh(request, stores.tokens());
  return openExport(userId, {
    exports: stores.exports(),
    accesses: stores.accesses(),
    archives: archives(),
    now: request.now,
  });
});
