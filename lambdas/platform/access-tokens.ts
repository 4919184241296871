import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { readAws } from '#lib/env.ts';
import type { VerifyAccessToken } from './identity.ts';

/** The scope that Cognito gives to tokens of a sign-in; authorizer and verifier ask for the same. */
export const accessScope = 'aws.cognito.signin.user.admin';

type Options = { userPoolId: string; clientId: string };

/**
 * The key set is fetched here and handed over, because the verifier fetches over https only and an emulator's
 * endpoint is http. An unknown key id fetches once more: keys may have been rotated.
 */
export const createAccessTokenVerifier = ({ userPoolId, clientId }: Options): VerifyAccessToken => {
  const verifier = CognitoJwtVerifier.create({
    userPoolId,
    clientId,
    tokenUse: 'access',
    scope: accessScope,
  });
  const region = userPoolId.split('_')[0];
  const origin = readAws().emulator ?? `https://cognito-idp.${region}.amazonaws.com`;
  let loaded: Promise<void> | undefined;

  const load = async () => {
    const answer = await fetch(`${origin}/${userPoolId}/.well-known/jwks.json`, {
      signal: AbortSignal.timeout(3000),
    });
    if (!answer.ok) throw new Error(`the key set answered ${answer.status}`);
    verifier.cacheJwks(await answer.json());
  };
  const ensureLoaded = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  return async (token) => {
    await ensureLoaded();
    const payload = verifier.verifySync(token);
    return { userId: payload.sub, groups: payload['cognito:groups'] ?? [] };
  };
};
