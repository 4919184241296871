import { answerRequest as route } from '#domain/wire/requests.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { answerRequest } from './answer-request.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  await answerRequest(me, parseBody(request, route.body), {
    requests: stores.requests(),
    corrections: stores.askedCorrections(),
    now: request.now,
  });
  return { answered: true as const };
});
