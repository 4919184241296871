import { randomBytes } from 'node:crypto';
import { codeLength, codeOf } from '#domain/report/code.ts';
import { deliverPart as route } from '#domain/wire/reports.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toQueued } from '#lambdas/staff/parts.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { deliverPart } from './deliver-part.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const { upload, accept_short: acceptShort = false } = parseBody(request, route.body);
  const asked = { uploadId: upload, acceptShort };
  const { part, report } = await deliverPart(me, request.params, asked, {
    orders: stores.orders(),
    parts: stores.parts(),
    deliveries: stores.deliveries(),
    files: files(),
    newCode: () => codeOf(randomBytes(codeLength)),
    now: request.now,
  });
  return { part: toQueued(part), report };
});
