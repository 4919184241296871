import type { ScheduledEvent } from 'aws-lambda';
import * as deps from '#lambdas/platform/dependencies.ts';
import { log } from '#lambdas/platform/log.ts';
import { reconcile } from './reconcile.ts';

/** The schedule's own time is the clock: a test or an operator may run it for any instant. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const result = await reconcile({
    orders: deps.orders(),
    settlements: deps.settlements(),
    payments: await deps.payments(),
    now: new Date(event.time),
  });
  log.info('reconciled', result);
  if (result.failed > 0) throw new Error(`${result.failed} orders could not be reconciled`);
  return result;
};
