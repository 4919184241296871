import { readClosing as route } from '#domain/wire/closing.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readClosing } from './closing.ts';

export const handler = serve(route, async (request) =>
  readClosing((await customerOf(request)).userId, {
    profiles: stores.profiles(),
    orders: stores.orders(),
    parts: stores.parts(),
  }),
);
