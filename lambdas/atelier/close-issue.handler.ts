import { closeIssue as route } from '#domain/wire/issues.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { closeIssue } from './close-issue.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  await closeIssue(me, parseBody(request, route.body).id, { issues: stores.issues() });
  return { closed: true as const };
});
