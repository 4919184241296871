import { once } from '#domain/once.ts';
import { readVariable } from '#lib/env.ts';
import { createAccessTokenVerifier } from './access-tokens.ts';
import type { HttpRequest } from './http.ts';
import { type Actor, identify } from './identity.ts';

const verifier = once(() =>
  createAccessTokenVerifier({
    userPoolId: readVariable('USER_POOL_ID'),
    clientId: readVariable('USER_POOL_CLIENT_ID'),
  }),
);

/** Who calls a route without authorizer. */
export const callerOf = (request: HttpRequest): Promise<Actor> => identify(request, verifier());
