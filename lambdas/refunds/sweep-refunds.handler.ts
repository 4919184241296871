import type { ScheduledEvent } from 'aws-lambda';
import { sweepRun } from '#domain/ops/alarms.ts';
import { log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { stripeRefunds } from '#lambdas/platform/stripe-account.ts';
import { sweepRefunds } from './sweep-refunds.ts';

/** The clock is the time of the schedule, as in the reconciler. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const result = await sweepRefunds({
    orders: stores.orders(),
    parts: stores.parts(),
    refunds: stores.refunds(),
    refundRequests: stores.refundRequests(),
    refundSettlements: stores.refundSettlements(),
    stripe: await stripeRefunds(),
    now: new Date(event.time),
  });
  log.counts('refunds_swept', { [sweepRun]: 1 }, result);
  if (result.failed > 0) throw new Error(`${result.failed} refunds still wait for Stripe`);
  return result;
};
