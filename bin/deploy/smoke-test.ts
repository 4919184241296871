import { setTimeout as delay } from 'node:timers/promises';
import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { LambdaClient } from '@aws-sdk/client-lambda';
import {
  type Deployed,
  originSent,
  readConfig,
  smokeFailures,
  type Visited,
} from '#lambdas/gateways/site-checks.ts';
import { type StageName, shopRegion } from '#lib/stage.ts';
import { outputOf } from '../local/deploy.ts';
import { signIn } from '../local/sign-in.ts';
import { accountFailures, type Doors } from './account-check.ts';
import type { Connect } from './connect.ts';
import { readFunctions } from './functions.ts';
import type { Outputs } from './stacks.ts';
import { staleFailures } from './stale.ts';

/** New functions and distant edges may need some time. */
const tries = 6;
const pauseMs = 10_000;

/** Uses the CDN's own domain, which answers before the merchant's DNS refers to it. */
const deployedOf = (stage: StageName, siteUrl: string, outputs: Outputs): Deployed => {
  const emulator = process.env.AWS_ENDPOINT_URL;
  const host = outputOf(outputs, 'DistributionDomain');
  const api = outputOf(outputs, 'HttpApiId');
  const same = { stage, siteUrl, userPoolId: outputOf(outputs, 'UserPoolId') };
  if (!emulator)
    return {
      ...same,
      site: `https://${host}`,
      api: `https://${api}.execute-api.${shopRegion}.amazonaws.com`,
    };
  const direct = `${emulator}/_aws/execute-api/${api}/$default`;
  return { ...same, site: emulator, api: direct, headers: { host, 'x-forwarded-proto': 'https' } };
};

/** The digest of the secret that the CDN of a stage sends now; undefined before it has one. */
export const sentOrigin = async (stage: StageName, outputs: Outputs): Promise<string | undefined> =>
  outputs.DistributionDomain === undefined ? undefined : originSent(deployedOf(stage, '', outputs));

/** The pool that the stacks have now takes the password; the sign-in goes where the site sends the browser. */
const doorsOf = (to: Connect, shop: Visited, email: string): Doors => {
  const client = new CognitoIdentityProviderClient(to(shopRegion));
  return {
    setPassword: async (Password) => {
      const change = { UserPoolId: shop.userPoolId, Username: email, Password, Permanent: true };
      try {
        await client.send(new AdminSetUserPasswordCommand(change));
        return true;
      } catch (error) {
        if (error instanceof UserNotFoundException) return false;
        throw error;
      }
    },
    signIn: async (password) => {
      const { cognitoEndpoint, userPoolId, userPoolClientId } = await readConfig(shop);
      const outputs = { UserPoolId: userPoolId, UserPoolClientId: userPoolClientId };
      return (await signIn({ emulator: cognitoEndpoint, outputs }, { email, password })).access;
    },
  };
};

type Looked = { readonly shop: Deployed; readonly outputs: Outputs; readonly visitor: string };

/** All that is wrong with a stage after its deployment: as a visitor, as an account, and by what its functions were told. */
export const allFailures = async (
  to: Connect,
  stage: StageName,
  { shop, outputs, visitor }: Looked,
): Promise<string[]> => {
  const [seen, used, functions] = await Promise.all([
    smokeFailures(shop),
    accountFailures(shop, visitor, doorsOf(to, shop, visitor)),
    readFunctions(new LambdaClient(to(shopRegion)), stage),
  ]);
  const told = functions.map(({ name, kept }) => ({ name, variables: kept.variables }));
  return [...seen, ...used, ...staleFailures(told, outputs)];
};

type Smoked = { readonly siteUrl: string; readonly outputs: Outputs; readonly visitor: string };

/** Throws with all failures that remain after the last try. */
export const smokeTest = async (
  to: Connect,
  stage: StageName,
  { siteUrl, outputs, visitor }: Smoked,
): Promise<void> => {
  const shop = deployedOf(stage, siteUrl, outputs);
  for (let count = 1; ; count += 1) {
    const failures = await allFailures(to, stage, { shop, outputs, visitor });
    if (failures.length === 0) return;
    if (count === tries) throw new Error(`${shop.site} does not work:\n${failures.join('\n')}`);
    await delay(pauseMs);
  }
};
