import { log } from '#lambdas/platform/log.ts';
import { type EraseClosingDependencies, eraseClosing } from './erase-closing.ts';
import { type Erased, type EraseIdleDependencies, eraseIdle, sumOf } from './erase-idle.ts';
import { type FinishErasuresDependencies, finishErasures } from './finish-erasures.ts';
import { type ForgetBirthsDependencies as Daily, forgetBirths } from './forget-births.ts';
import { type TellIdleDependencies, tellIdle } from './tell-idle.ts';

export type EraseDueDependencies = EraseClosingDependencies &
  EraseIdleDependencies &
  TellIdleDependencies &
  Daily &
  FinishErasuresDependencies;

/** The births of thirty days of orders are looked through once a day, in the run of this hour (UTC). */
const quietHour = 3;

/** Erases all that is due at this hour. What follows the accounts is short, and has no part in their time. */
export const eraseDue = async (deps: EraseDueDependencies): Promise<Erased> => {
  const closed = await eraseClosing(deps);
  const idle = await eraseIdle(deps);
  log.info('idle_accounts_told', { told: await tellIdle(deps) });
  if (deps.now.getUTCHours() === quietHour)
    log.info('births_forgotten', { forgotten: await forgetBirths(deps) });
  const { failed } = await finishErasures(deps);
  return sumOf(sumOf(closed, idle), { erased: 0, kept: 0, failed });
};
