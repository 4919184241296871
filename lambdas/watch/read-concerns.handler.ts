import { atelierConcerns as route } from '#domain/wire/concerns.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { readConcerns } from './read-concerns.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const concerns = await readConcerns(me, {
    parts: stores.parts(),
    orders: stores.orders(),
    profiles: stores.profiles(),
    concerns: stores.concerns(),
    unsentMails: stores.unsentMails(),
    now: request.now,
  });
  return { concerns };
});
