import { reportLink as route } from '#domain/reports-api.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { openOwnReport } from './open-report.ts';

export const handler = serve(route, async (request) => {
  const { userId } = authorizedCustomer(request);
  parseBody(request, route.body);
  return openOwnReport(request.params, userId, {
    orders: stores.orders(),
    parts: stores.parts(),
    accesses: stores.accesses(),
    files: files(),
    now: request.now,
  });
});
