import { orderAccesses as route } from '#domain/wire/reports.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readAccesses } from './read-accesses.ts';

export const handler = serve(route, async (request) => {
  const deps = {
    orders: stores.orders(),
    accesses: stores.accesses(),
    staff: stores.staff(),
  };
  const id = request.params.id ?? '';
  return { accesses: await readAccesses(id, await customerOf(request), deps) };
});
