import { randomUUID } from 'node:crypto';
import { resendValidation as route } from '#domain/api.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import { resendValidation } from './resend-validation.ts';

export const handler = serve(
  route,
  (request) =>
    resendValidation(authorizedCustomer(request).userId, parseBody(request, route.body).orderId, {
      profiles: deps.profiles(),
      orders: deps.orders(),
      outbox: deps.outbox(),
      limits: deps.limits(),
      viewerIp: request.viewerIp,
      newId: randomUUID,
      now: request.now,
    }),
  202,
);
