import { readProfile as route } from '#domain/api.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { serve } from '#lambdas/platform/http.ts';
import { authorizedCustomer } from '#lambdas/platform/identity.ts';
import { toWireProfile } from '#lambdas/storage/profiles-store.ts';

export const handler = serve(route, async (request) =>
  toWireProfile(await deps.profiles().existing(authorizedCustomer(request).userId)),
);
