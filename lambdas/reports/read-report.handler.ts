import { readReport as route } from '#domain/wire/report-page.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readOwnReport } from './read-report.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  return readOwnReport(request.params, userId, {
    orders: stores.orders(),
    parts: stores.parts(),
    accesses: stores.accesses(),
    files: files(),
    now: request.now,
  });
});
