import { updateProfile as route } from '#domain/wire/profile.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';
import { updateProfile } from './update-profile.ts';

export const handler = serve(route, async (request) => {
  const session = authorizedCustomer(request);
  const deps = { profiles: stores.profiles(), persons: stores.persons(), now: request.now };
  return toWireProfile(await updateProfile(parseBody(request, route.body), session, deps));
});
