import { paperLink as route } from '#domain/wire/papers.ts';
import { paperOpening } from '#lambdas/platform/bucket.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { openOwnPaper } from './open-paper.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  parseBody(request, route.body);
  return openOwnPaper(request.params, userId, {
    orders: stores.orders(),
    accesses: stores.accesses(),
    opening: paperOpening(),
    now: request.now,
  });
});
