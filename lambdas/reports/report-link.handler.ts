import { reportLink as route } from '#domain/wire/reports.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { openOwnReport } from './open-report.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { edition } = parseBody(request, route.body);
  return openOwnReport(request.params, userId, edition, {
    orders: stores.orders(),
    parts: stores.parts(),
    accesses: stores.accesses(),
    files: files(),
    now: request.now,
  });
});
