import { once } from '#domain/once.ts';
import { createAccounts } from '#lambdas/gateways/accounts.ts';
import { createFactors } from '#lambdas/gateways/factors.ts';
import { readVariable } from '#lib/env.ts';

/** The user pool, for functions that create accounts or sessions. */
export const accounts = /* @__PURE__ */ once(() =>
  createAccounts({
    userPoolId: readVariable('USER_POOL_ID'),
    clientId: readVariable('USER_POOL_CLIENT_ID'),
  }),
);

/** The second factors of staff members. */
export const factors = /* @__PURE__ */ once(() =>
  createFactors({
    userPoolId: readVariable('USER_POOL_ID'),
    clientId: readVariable('ENROLMENT_CLIENT_ID'),
  }),
);
