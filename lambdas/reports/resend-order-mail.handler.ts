import { randomUUID } from 'node:crypto';
import { resendOrderMail as route } from '#domain/reports-api.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { resendOrderMail } from './resend-order-mail.ts';

export const handler = serve(
  route,
  async (request) => {
    const { userId } = authorizedCustomer(request);
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
