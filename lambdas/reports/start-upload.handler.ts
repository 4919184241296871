import { randomUUID } from 'node:crypto';
import { startUpload as route } from '#domain/wire/reports.ts';
import { files } from '#lambdas/platform/bucket.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { startUpload } from './start-upload.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  parseBody(request, route.body);
  return startUpload(me, request.params, {
    orders: stores.orders(),
    parts: stores.parts(),
    uploads: stores.uploads(),
    files: files(),
    newId: randomUUID,
    now: request.now,
  });
});
