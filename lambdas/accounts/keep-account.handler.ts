import { keepAccount as route } from '#domain/wire/closing.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { keepAccount } from './closing.ts';

export const handler = serve(route, async (request) =>
  keepAccount(await customerOf(request), {
    profiles: stores.profiles(),
    orders: stores.orders(),
    parts: stores.parts(),
    closings: stores.closings(),
    requests: stores.requests(),
    now: request.now,
  }),
);
