import { readProfile as route } from '#domain/wire/profile.ts';
import { deviceOf } from '#lambdas/gateways/devices.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer, sessionOf } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';
import { listSessions } from './list-sessions.ts';
import { readProfile } from './read-profile.ts';

export const handler = serve(route, async (request) => {
  const { now, headers } = request;
  const customer = authorizedCustomer(request);
  const profile = await readProfile(customer, { profiles: stores.profiles(), now });
  const asking = { ...sessionOf(request), device: deviceOf(headers['user-agent']) };
  const sessions = await listSessions(profile, customer, asking, { sessions: stores.sessions(), now });
  return { ...toWireProfile(profile), ...(sessions && { sessions }) };
});
