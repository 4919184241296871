import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { askExport as route } from '#domain/wire/exports.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { exportQueue } from '#lambdas/platform/queues.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { askExport } from './ask-export.ts';

export const handler = serve(route, async (request) => {
  const customer = await customerOf(request);
  parseBody(request, route.body);
  await takeUse(limits.export, customer.userId, { limits: stores.limits(), now: request.now });
  return askExport(customer, {
    exports: stores.exports(),
    writes: stores.exportWrites(),
    queue: exportQueue(),
    newId: randomUUID,
    now: request.now,
  });
});
