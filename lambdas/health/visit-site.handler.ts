import { sweepRun } from '#domain/ops/alarms.ts';
import { log } from '#lambdas/platform/log.ts';
import { readVariable } from '#lib/env.ts';
import { visitSite } from './visit-site.ts';

/** Runs every five minutes. A shop that does not answer is an alarm, not a failure of this function. */
export const handler = async (): Promise<{ failed: readonly string[] }> => {
  const site = readVariable('SITE_URL');
  const failed = await visitSite({
    site,
    siteUrl: site,
    stage: readVariable('STAGE'),
    userPoolId: readVariable('USER_POOL_ID'),
  });
  log.counts('site_visited', { [sweepRun]: 1 }, { failed: failed.length });
  return { failed };
};
