import { sweepRun } from '#domain/ops/alarms.ts';
import { unreachable, wait } from '#lambdas/gateways/site-checks.ts';
import { log } from '#lambdas/platform/log.ts';
import { readVariable } from '#lib/env.ts';
import { visitSite } from './visit-site.ts';

/** Runs every five minutes. A shop that does not answer is an alarm, not a failure of this function. */
export const handler = async (): Promise<{ failed: readonly string[] }> => {
  const site = readVariable('SITE_URL');
  const shop = {
    site,
    siteUrl: site,
    stage: readVariable('STAGE'),
    userPoolId: readVariable('USER_POOL_ID'),
  };
  const failed = await visitSite(shop, { unreachable, wait });
  log.counts('site_visited', { [sweepRun]: 1 }, { failed: failed.length });
  return { failed };
};
