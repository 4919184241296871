import { atelierExperts as route } from '#domain/atelier-api.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import { accounts } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { expertsFor } from './experts.ts';
import { memberOf } from './staff.ts';

export const handler = serve(route, async (request) => {
  const profiles = stores.profiles();
  const me = await memberOf(authorizedCustomer(request), profiles);
  return { experts: await expertsFor(me, { accounts: accounts(), profiles }) };
});
