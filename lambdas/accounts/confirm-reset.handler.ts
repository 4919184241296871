import { confirmPasswordReset as route } from '#domain/wire/api.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { confirmReset } from './confirm-reset.ts';

export const handler = serve(route, (request) =>
  confirmReset(parseBody(request, route.body), {
    ...eviction(),
    tokens: stores.tokens(),
    verifications: stores.verifications(),
    staff: stores.staff(),
    addresses: stores.addresses(),
    parts: stores.parts(),
    verifiedOrders: stores.verifiedOrders(),
    limits: stores.limits(),
    viewerIp: request.viewerIp,
    now: request.now,
  }),
);
