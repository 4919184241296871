import type { ScheduledEvent } from 'aws-lambda';
import { sweepRun } from '#domain/ops/alarms.ts';
import { log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { tellPolicy } from './tell-policy.ts';

/** The clock is the time of the schedule. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const result = await tellPolicy({
    policyNotices: stores.policyNotices(),
    staff: stores.staff(),
    now: new Date(event.time),
  });
  log.counts('policy_told', { [sweepRun]: 1 }, result);
  if (result.failed > 0) throw new Error(`${result.failed} accounts could not be told of the new policy`);
  return result;
};
