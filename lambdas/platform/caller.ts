import { once } from '#domain/once.ts';
import { orRefuse } from '#domain/wire/errors.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import { readAws, readVariable } from '#lib/env.ts';
import { createAccessTokenVerifier } from './access-tokens.ts';
import { type Actor, authorizedCustomer, type Customer, identify } from './identity.ts';
import { profiles } from './stores.ts';

/** An emulator serves the keys itself, whatever issuer its tokens name. */
const loadKeys = async (issuer: string) => {
  const { emulator } = readAws();
  const origin = emulator ? `${emulator}/${readVariable('USER_POOL_ID')}` : issuer;
  const answer = await fetch(`${origin}/.well-known/jwks.json`, { signal: AbortSignal.timeout(3000) });
  if (!answer.ok) throw new Error(`the key set answered ${answer.status}`);
  return answer.json();
};

export const verifier = /* @__PURE__ */ once(() => {
  const issuer = readVariable('TOKEN_ISSUER');
  return createAccessTokenVerifier({
    issuer,
    clientId: readVariable('USER_POOL_CLIENT_ID'),
    keys: { load: () => loadKeys(issuer), now: Date.now },
  });
});

const assertGoesOn = async ({ userId, issuedAt }: Customer) =>
  orRefuse(await profiles().ofSession(userId, issuedAt), 'signed_out');

/** The caller of a route without authorizer that compares session and profile itself. */
export const bearerOf = (request: HttpRequest): Promise<Actor> => identify(request, verifier());

/** The caller of a route without authorizer. An ended session is 401, like an invalid one. */
export const callerOf = async (request: HttpRequest): Promise<Actor> => {
  const actor = await bearerOf(request);
  if (actor.kind === 'customer') await assertGoesOn(actor);
  return actor;
};

/** The caller of a route behind the authorizer, which does not know whether a session has been ended. */
export const customerOf = async (request: HttpRequest): Promise<Customer> => {
  const customer = authorizedCustomer(request);
  await assertGoesOn(customer);
  return customer;
};
