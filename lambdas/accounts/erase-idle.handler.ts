import type { ScheduledEvent } from 'aws-lambda';
import { files } from '#lambdas/platform/bucket.ts';
import { erasure } from '#lambdas/platform/erasure.ts';
import { log } from '#lambdas/platform/log.ts';
import { personErasure } from '#lambdas/platform/person-erasure.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { type EraseClosingDependencies, eraseClosing } from './erase-closing.ts';
import { type Erased, type EraseIdleDependencies, eraseAccounts, eraseIdle } from './erase-idle.ts';
import { type FinishErasuresDependencies, finishErasures } from './finish-erasures.ts';
import { type ForgetBirthsDependencies as Daily, forgetBirths } from './forget-births.ts';
import { type TellIdleDependencies, tellIdle } from './tell-idle.ts';

/** Uses the time of the schedule's event as clock. With `user_id` it erases that account at once, as its owner asked. */
type Event = Pick<ScheduledEvent, 'time'> | { readonly user_id: string };

type Dependencies = EraseClosingDependencies &
  Omit<EraseIdleDependencies & TellIdleDependencies & Daily & FinishErasuresDependencies, 'now'>;

/** The births of thirty days of orders are looked through once a day, in the run of this hour (UTC). */
const quietHour = 3;

const eraseDue = async (now: Date, deps: Dependencies): Promise<Erased> => {
  const closed = await eraseClosing({ ...deps, now });
  const idle = await eraseIdle({ ...deps, now });
  log.info('idle_accounts_told', { told: await tellIdle({ ...deps, now }) });
  if (now.getUTCHours() === quietHour)
    log.info('births_forgotten', { forgotten: await forgetBirths({ ...deps, now }) });
  return {
    erased: closed.erased + idle.erased,
    kept: closed.kept + idle.kept,
    failed: closed.failed + idle.failed + (await finishErasures({ ...deps, now })).failed,
  };
};

export const handler = async (event: Event) => {
  const deps = {
    ...erasure(),
    orderSearch: stores.orderSearch(),
    staff: stores.staff(),
    closings: stores.closings(),
    idleNotices: stores.idleNotices(),
    files: files(),
    personErasure,
  };
  const result =
    'user_id' in event
      ? await eraseAccounts([event.user_id], deps)
      : await eraseDue(new Date(event.time), deps);
  log.info('accounts_erased', result);
  if (result.failed > 0) throw new Error(`${result.failed} accounts or persons could not be erased`);
  return result;
};
