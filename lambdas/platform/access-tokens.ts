import { JwtVerifier } from 'aws-jwt-verify';
import { validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import { KidNotFoundInJwksError } from 'aws-jwt-verify/error';
import { accessScope } from '#domain/access-scope.ts';
import { sessionOf, type VerifyAccessToken } from './identity.ts';
import { type KeySource, keepKeys } from './pool-keys.ts';

type Verifier = ReturnType<typeof createVerifier>;
type Keys = Parameters<Verifier['cacheJwks']>[0];
type Options = { readonly issuer: string; readonly clientId: string; readonly keys: KeySource<Keys> };

const createVerifier = (issuer: string, clientId: string) =>
  JwtVerifier.create({
    issuer,
    audience: null,
    scope: accessScope,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    customJwtCheck: ({ payload }) => validateCognitoJwtFields(payload, { tokenUse: 'access', clientId }),
  });

const groupsOf = (claim: unknown): string[] =>
  Array.isArray(claim) ? claim.filter((group) => typeof group === 'string') : [];

/**
 * The key set is fetched here, because the verifier fetches over https only and an emulator's endpoint is http. An
 * unknown key may be new in the pool: the set is then fetched once more.
 */
export const createAccessTokenVerifier = ({ issuer, clientId, keys }: Options): VerifyAccessToken => {
  const verifier = createVerifier(issuer, clientId);
  const { ensure, refresh } = keepKeys(keys, (known) => verifier.cacheJwks(known));
  const verify = async (token: string) => {
    await ensure();
    try {
      return verifier.verifySync(token);
    } catch (error) {
      if (!(error instanceof KidNotFoundInJwksError) || !(await refresh())) throw error;
      return verifier.verifySync(token);
    }
  };
  return async (token) => {
    const { sub, ...claims } = await verify(token);
    if (!sub) throw new Error('the token has no subject');
    const groups = groupsOf(claims['cognito:groups']);
    return { userId: sub, groups, issuedAt: claims.iat ?? 0, session: sessionOf(claims.origin_jti) };
  };
};
