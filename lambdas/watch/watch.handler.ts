import type { ScheduledEvent } from 'aws-lambda';
import { log } from '#lambdas/platform/log.ts';
import { watchedQueues } from '#lambdas/platform/queues.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { activeStaff } from './staff.ts';
import { watch } from './watch.ts';

/** The schedule's own time is the clock. The alarms ring by the counts that it writes. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const watched = await watch({
    orders: stores.orders(),
    parts: stores.parts(),
    apologies: stores.apologies(),
    concerns: stores.concerns(),
    unsentMails: stores.unsentMails(),
    workshop: stores.workshop(),
    team: stores.team(),
    messages: watchedQueues(),
    notices: stores.notices(),
    staff: () => activeStaff(stores.staff()),
    now: new Date(event.time),
  });
  const { counts, ...people } = watched;
  log.counts('watched', counts, people);
  const { failed, untold } = people;
  if (failed + untold > 0)
    throw new Error(
      `not told: ${failed} customers of a missed promise, ${untold} of the atelier of its work`,
    );
  return watched;
};
