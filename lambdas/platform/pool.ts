import { once } from '#domain/once.ts';
import { createAccounts } from '#lambdas/gateways/accounts.ts';
import { readVariable } from '#lib/env.ts';

/** The user pool, for the functions that make accounts or sessions. */
export const accounts = once(() =>
  createAccounts({
    userPoolId: readVariable('USER_POOL_ID'),
    clientId: readVariable('USER_POOL_CLIENT_ID'),
  }),
);
