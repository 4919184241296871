import { once } from '#domain/once.ts';
import { readAws, readVariable } from '#lib/env.ts';
import { createAccessTokenVerifier } from './access-tokens.ts';

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
