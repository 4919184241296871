import type { ScheduledEvent } from 'aws-lambda';
import { log } from '#lambdas/platform/log.ts';
import { watchedQueues } from '#lambdas/platform/queues.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { endReadings } from './end-readings.ts';
import { noticeSilence } from './silence.ts';
import { activeStaff } from './staff.ts';
import { sweepIssues } from './sweep-issues.ts';

/** The clock is the time of the schedule. The alarms use the metrics that this run writes. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const now = new Date(event.time);
  await noticeSilence({ orderSearch: stores.orderSearch(), now });
  await endReadings({ parts: stores.parts(), readings: stores.readings() });
  const swept = await sweepIssues({
    orders: stores.orders(),
    parts: stores.parts(),
    apologies: stores.apologies(),
    issues: stores.issues(),
    unsentMails: stores.unsentMails(),
    workshop: stores.workshop(),
    team: stores.team(),
    messages: watchedQueues(),
    notices: stores.notices(),
    staff: () => activeStaff(stores.staff()),
    now,
  });
  const { counts, ...people } = swept;
  log.counts('issues_swept', counts, people);
  const { failed, untold } = people;
  if (failed + untold > 0)
    throw new Error(`mails failed: ${failed} to customers about a missed due date, ${untold} to the staff`);
  return swept;
};
