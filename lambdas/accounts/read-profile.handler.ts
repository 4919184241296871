import { readProfile as route } from '#domain/api.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { toWireProfile } from '#lambdas/storage/profiles-store.ts';

export const handler = serve(route, async (request) =>
  toWireProfile(await stores.profiles().existing(authorizedCustomer(request).userId)),
);
