import { readChoices as route } from '#domain/wire/mailings.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { readChoices } from './choices.ts';

export const handler = serve(route, async (request) =>
  readChoices((await customerOf(request)).userId, {
    profiles: stores.profiles(),
    guidances: stores.guidances(),
  }),
);
