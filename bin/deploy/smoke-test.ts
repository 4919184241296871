import { setTimeout as delay } from 'node:timers/promises';
import { type Deployed, originSent, smokeFailures } from '#lambdas/gateways/site-checks.ts';
import { type StageName, shopRegion } from '#lib/stage.ts';
import { outputOf } from '../local/deploy.ts';
import type { Outputs } from './stacks.ts';

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

/** Throws with all failures that remain after the last try. */
export const smokeTest = async (stage: StageName, siteUrl: string, outputs: Outputs): Promise<void> => {
  const deployed = deployedOf(stage, siteUrl, outputs);
  for (let count = 1; ; count += 1) {
    const failures = await smokeFailures(deployed);
    if (failures.length === 0) return;
    if (count === tries) throw new Error(`${deployed.site} does not work:\n${failures.join('\n')}`);
    await delay(pauseMs);
  }
};
