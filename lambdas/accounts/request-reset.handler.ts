import { randomUUID } from 'node:crypto';
import { passwordReset as route } from '#domain/wire/api.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { requestReset } from './request-reset.ts';

export const handler = serve(
  route,
  (request) =>
    requestReset(parseBody(request, route.body).email, {
      accounts: accounts(),
      outbox: stores.outbox(),
      limits: stores.limits(),
      viewerIp: request.viewerIp,
      newId: randomUUID,
      now: request.now,
    }),
  202,
);
