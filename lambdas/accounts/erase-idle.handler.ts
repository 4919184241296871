import type { ScheduledEvent } from 'aws-lambda';
import { files } from '#lambdas/platform/bucket.ts';
import { erasure } from '#lambdas/platform/erasure.ts';
import { log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { eraseAccounts, eraseIdle } from './erase-idle.ts';

/** Uses the time of the schedule's event as clock. With `user_id` it erases that account at once, as its owner asked. */
type Event = Pick<ScheduledEvent, 'time'> | { readonly user_id: string };

export const handler = async (event: Event) => {
  const deps = { ...erasure(), staff: stores.staff(), files: files() };
  const result =
    'user_id' in event
      ? await eraseAccounts([event.user_id], deps)
      : await eraseIdle({ ...deps, now: new Date(event.time) });
  log.info('accounts_erased', result);
  if (result.failed > 0) throw new Error(`${result.failed} accounts could not be erased`);
  return result;
};
