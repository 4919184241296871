import { randomUUID } from 'node:crypto';
import { resendValidation as route } from '#domain/wire/api.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { resendValidation } from './resend-validation.ts';

export const handler = serve(
  route,
  async (request) =>
    resendValidation((await customerOf(request)).userId, parseBody(request, route.body).orderId, {
      profiles: stores.profiles(),
      orders: stores.orders(),
      outbox: stores.outbox(),
      limits: stores.limits(),
      newId: randomUUID,
      now: request.now,
    }),
  202,
);
