import { idleMonths } from '#domain/retention.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { isStaff } from '#lambdas/staff/staff.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import { type EraseDependencies, eraseAccount } from './erase-account.ts';

export type EraseAccountsDependencies = EraseDependencies & { readonly staff: Pick<StaffStore, 'find'> };
export type EraseIdleDependencies = EraseAccountsDependencies & {
  readonly profiles: Pick<ProfilesStore, 'idsSeenIn'>;
  readonly now: Date;
};
export type Erased = { readonly erased: number; readonly kept: number; readonly failed: number };

/** The number of accounts that one run can erase; the next run continues. */
export const mostAtOnce = 100;

/** A locked account was refused by its mailbox, which gets no mail. */
const isTold = ({ locked_at, erases_at }: ProfileRecord, now: Date): boolean =>
  locked_at !== undefined || (erases_at !== undefined && erases_at <= now.toISOString());

/** The index lags, so the profile is read again: a customer may have come back. A damaged profile raises its own alarm and is skipped. */
const isIdle = async (userId: string, month: string, { profiles, now }: EraseIdleDependencies) => {
  try {
    const profile = await profiles.find(userId);
    return profile?.seen === month && isTold(profile, now);
  } catch (error) {
    if (error instanceof RowUnreadable) return false;
    throw error;
  }
};

const idleAccounts = async (deps: EraseIdleDependencies): Promise<string[]> => {
  const { profiles, now } = deps;
  const idle: string[] = [];
  for (const month of idleMonths(now)) {
    for (const userId of await profiles.idsSeenIn(month)) {
      if (idle.length === mostAtOnce) return idle;
      if (await isIdle(userId, month, deps)) idle.push(userId);
    }
  }
  return idle;
};

/** Erases these accounts one by one, those of staff only after they have left; a failure is logged and tried again by the next run. */
export const eraseAccounts = async (
  userIds: readonly string[],
  deps: EraseAccountsDependencies,
  erase = (userId: string): Promise<boolean> => eraseAccount(userId, deps),
): Promise<Erased> => {
  const counts = { erased: 0, kept: 0, failed: 0 };
  for (const userId of userIds) {
    try {
      const isErased = !(await isStaff(userId, deps)) && (await erase(userId));
      counts[isErased ? 'erased' : 'kept'] += 1;
    } catch (error) {
      counts.failed += 1;
      log.error('erasure_failed', { user: userId, ...errorFacts(error) });
    }
  }
  return counts;
};

/** Erases the accounts that nobody has used for three years (§9), once their customers were told. */
export const eraseIdle = async (deps: EraseIdleDependencies): Promise<Erased> =>
  eraseAccounts(await idleAccounts(deps), deps);
