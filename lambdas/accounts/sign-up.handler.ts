import { signUp as route } from '#domain/wire/api.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { signUp } from './sign-up.ts';

export const handler = serve(
  route,
  (request) =>
    signUp(parseBody(request, route.body), {
      accounts: accounts(),
      profiles: stores.newProfiles(),
      orders: stores.orders(),
      limits: stores.limits(),
      viewerIp: request.viewerIp,
      now: request.now,
    }),
  201,
);
