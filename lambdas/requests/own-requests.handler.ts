import { ownRequests as route } from '#domain/wire/own-requests.ts';
import { customerOf } from '#lambdas/platform/caller.ts';
import { serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toOwn } from './own-requests.ts';

export const handler = serve(route, async (request) => {
  const { userId } = await customerOf(request);
  return { requests: (await stores.requests().ofPerson(userId)).map(toOwn) };
});
