import { confirmPasswordReset as route } from '#domain/api.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { confirmReset } from './confirm-reset.ts';

export const handler = serve(route, (request) =>
  confirmReset(parseBody(request, route.body), {
    accounts: accounts(),
    tokens: stores.tokens(),
    proofs: stores.proofs(),
    orders: stores.orders(),
    parts: stores.parts(),
    provenOrders: stores.provenOrders(),
    connections: stores.connections(),
    limits: stores.limits(),
    viewerIp: request.viewerIp,
    now: request.now,
  }),
);
