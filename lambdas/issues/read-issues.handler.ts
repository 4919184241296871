import { atelierIssues as route } from '#domain/wire/issues.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { readIssues } from './read-issues.ts';

export const handler = serve(route, async (request) => {
  const me = await memberOf(authorizedCustomer(request), stores.members());
  const issues = await readIssues(me, {
    parts: stores.parts(),
    orders: stores.orders(),
    profiles: stores.profiles(),
    issues: stores.issues(),
    unsentMails: stores.unsentMails(),
    now: request.now,
  });
  return { issues };
});
