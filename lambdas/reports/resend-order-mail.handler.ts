import { randomUUID } from 'node:crypto';
import { resendOrderMail as route } from '#domain/wire/reports.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { resendOrderMail } from './resend-order-mail.ts';

export const handler = serve(
  route,
  async (request) => {
    const { userId } = await customerOf(request);
    parseBody(request, route.body);
    return resendOrderMail(request.params.id, userId, {
      orders: stores.orders(),
      parts: stores.parts(),
      outbox: stores.outbox(),
      limits: stores.limits(),
      newId: randomUUID,
      now: request.now,
    });
  },
  202,
);
