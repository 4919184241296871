import { saveChoices as route } from '#domain/wire/mailings.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { saveChoice } from './choices.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  const { guidance } = parseBody(request, route.body);
  return saveChoice(userId, guidance, {
    profiles: stores.profiles(),
    guidances: stores.guidances(),
    now: request.now,
  });
});
