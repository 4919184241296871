import { contact as route } from '#domain/wire/api.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { receiveMessage } from './contact.ts';

export const handler = serve(
  route,
  (request) =>
    receiveMessage(parseBody(request, route.body), {
      contacts: stores.contactRequests(),
      limits: stores.limits(),
      viewerIp: request.viewerIp,
      now: request.now,
    }),
  201,
);
