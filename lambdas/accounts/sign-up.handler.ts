import { signUp as route } from '#domain/api.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { signUp } from './sign-up.ts';

export const handler = serve(
  route,
  (request) =>
    signUp(parseBody(request, route.body), {
      accounts: deps.accounts(),
      profiles: deps.newProfiles(),
      limits: deps.limits(),
      viewerIp: request.viewerIp,
      now: request.now,
    }),
  201,
);
