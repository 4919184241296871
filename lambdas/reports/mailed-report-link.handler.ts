import { limits } from '#domain/limits.ts';
import { mailedReportLink as route } from '#domain/wire/reports.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { openMailedReport } from './open-report.ts';

export const handler = serve(route, async (request) => {
  const { token, edition } = parseBody(request, route.body);
  await takeUse(limits.reportLink, request.viewerIp, { limits: stores.limits(), now: request.now });
  return openMailedReport(token, edition, {
    tokens: stores.tokens(),
    orders: stores.orders(),
    parts: stores.parts(),
    accesses: stores.accesses(),
    files: files(),
    now: request.now,
  });
});
