import type { ScheduledEvent } from 'aws-lambda';
import { files } from '#lambdas/platform/bucket.ts';
import { erasure } from '#lambdas/platform/erasure.ts';
import { log } from '#lambdas/platform/log.ts';
import { personErasure } from '#lambdas/platform/person-erasure.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { eraseDue } from './erase-due.ts';
import { eraseAccounts } from './erase-idle.ts';

/** Uses the time of the schedule's event as clock. With `user_id` it erases that account at once, as its owner asked. */
type Event = Pick<ScheduledEvent, 'time'> | { readonly user_id: string };

/** A third of the function's time is left for what follows the accounts. */
const runMs = 10 * 60_000;

export const handler = async (event: Event) => {
  const end = Date.now() + runMs;
  const deps = {
    ...erasure(),
    hasTime: () => Date.now() < end,
    orderSearch: stores.orderSearch(),
    staff: stores.staff(),
    closings: stores.closings(),
    idleNotices: stores.idleNotices(),
    files: files(),
    words: stores.threads(),
    personErasure,
  };
  const result =
    'user_id' in event
      ? await eraseAccounts([event.user_id], deps)
      : await eraseDue({ ...deps, now: new Date(event.time) });
  log.info('accounts_erased', result);
  if (result.failed > 0) throw new Error(`${result.failed} accounts or persons could not be erased`);
  return result;
};
