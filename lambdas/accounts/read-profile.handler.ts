import { readProfile as route } from '#domain/wire/profile.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toWireProfile } from '#lambdas/storage/profile-record.ts';
import { readProfile } from './read-profile.ts';

export const handler = serve(route, async (request) =>
  toWireProfile(
    await readProfile(authorizedCustomer(request), { profiles: stores.profiles(), now: request.now }),
  ),
);
