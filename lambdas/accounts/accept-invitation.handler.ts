import { limits } from '#domain/limits.ts';
import { acceptInvitation as route } from '#domain/wire/invitation.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { membership, staffAccounts } from '#lambdas/platform/team.ts';
import { acceptInvitation } from './accept-invitation.ts';

export const handler = serve(route, async (request) => {
  const body = parseBody(request, route.body);
  await takeUse(limits.choosePassword, request.viewerIp, { limits: stores.limits(), now: request.now });
  return acceptInvitation(body, {
    ...eviction(),
    staffAccounts: staffAccounts(),
    staff: stores.staff(),
    team: membership(),
    tokens: stores.tokens(),
    verifications: stores.verifications(),
    parts: stores.parts(),
    verifiedOrders: stores.verifiedOrders(),
    now: request.now,
  });
});
