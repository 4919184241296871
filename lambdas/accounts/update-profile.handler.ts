import { orRefuse } from '#domain/wire/errors.ts';
import { updateProfile as route } from '#domain/wire/profile.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toWireProfile } from '#lambdas/storage/profiles.ts';

export const handler = serve(route, async (request) => {
  const { userId, issuedAt } = authorizedCustomer(request);
  const body = parseBody(request, route.body);
  return toWireProfile(orRefuse(await stores.profiles().change(userId, body, issuedAt), 'signed_out'));
});
