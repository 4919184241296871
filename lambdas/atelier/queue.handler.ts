import { atelierQueue as route } from '#domain/wire/atelier.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readQueue } from './queue.ts';
import { memberOf } from './staff.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  return readQueue(me, stores.parts());
});
