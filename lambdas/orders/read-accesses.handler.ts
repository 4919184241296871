import { orderAccesses as route } from '#domain/reports-api.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readAccesses } from './read-accesses.ts';

export const handler = serve(route, async (request) => {
  const deps = { orders: stores.orders(), accesses: stores.accesses(), now: request.now };
  const id = request.params.id ?? '';
  return { accesses: await readAccesses(id, authorizedCustomer(request), deps) };
});
