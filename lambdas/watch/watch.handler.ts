import type { ScheduledEvent } from 'aws-lambda';
import { log } from '#lambdas/platform/log.ts';
import { watchedQueues } from '#lambdas/platform/queues.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { watch } from './watch.ts';

/** The schedule's own time is the clock. The alarms ring by the counts that it writes. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const watched = await watch({
    orders: stores.orders(),
    parts: stores.parts(),
    apologies: stores.apologies(),
    concerns: stores.concerns(),
    unsentMails: stores.unsentMails(),
    queues: stores.queues(),
    messages: watchedQueues(),
    now: new Date(event.time),
  });
  const { counts, told, failed } = watched;
  log.counts('watched', counts, { told, failed });
  if (failed > 0) throw new Error(`${failed} customers could not be told of a missed promise`);
  return watched;
};
