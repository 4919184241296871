import { batchesOf } from '#domain/batches.ts';
import { inLanes } from '#domain/lanes.ts';
import { idleMonths } from '#domain/retention.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { isStaff } from '#lambdas/staff/staff.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import { type EraseDependencies, eraseAccount } from './erase-account.ts';

export type EraseAccountsDependencies = EraseDependencies & {
  readonly staff: Pick<StaffStore, 'find'>;
  /** True while there is time for one more account in this run; the next run continues. */
  readonly hasTime: () => boolean;
};
export type EraseIdleDependencies = EraseAccountsDependencies & {
  readonly profiles: Pick<ProfilesStore, 'findAll' | 'idsSeenIn'>;
  readonly now: Date;
};
export type Erased = { readonly erased: number; readonly kept: number; readonly failed: number };

/** A locked account was refused by its mailbox, which gets no mail. */
const isTold = ({ locked_at, erases_at }: ProfileRecord, now: Date): boolean =>
  locked_at !== undefined || (erases_at !== undefined && erases_at <= now.toISOString());

/** Accounts read at a time, right before their erasure: who has come back by then stays. */
const readAtOnce = 100;

/** The index lags, so the profiles are read again. A damaged one raises its own alarm and is skipped. */
const idleAmong = async (userIds: readonly string[], month: string, deps: EraseIdleDependencies) => {
  const found = await deps.profiles.findAll(userIds);
  const idle = found.filter((profile) => profile.seen === month && isTold(profile, deps.now));
  return idle.map(({ user_id }) => user_id);
};

/** Erases these accounts, those of staff only after they have left; a failure is logged and tried again by the next run. */
export const eraseAccounts = async (
  userIds: readonly string[],
  deps: EraseAccountsDependencies,
  erase = (userId: string): Promise<boolean> => eraseAccount(userId, deps),
): Promise<Erased> => {
  const counts = { erased: 0, kept: 0, failed: 0 };
  await inLanes(userIds, deps.hasTime, async (userId) => {
    try {
      const isErased = !(await isStaff(userId, deps)) && (await erase(userId));
      counts[isErased ? 'erased' : 'kept'] += 1;
      return 'done';
    } catch (error) {
      counts.failed += 1;
      log.error('erasure_failed', { user: userId, ...errorFacts(error) });
      return 'failed';
    }
  });
  return counts;
};

export const sumOf = (left: Erased, right: Erased): Erased => ({
  erased: left.erased + right.erased,
  kept: left.kept + right.kept,
  failed: left.failed + right.failed,
});

/** Erases the accounts that nobody has used for three years (§9), once their customers were told. */
export const eraseIdle = async (deps: EraseIdleDependencies): Promise<Erased> => {
  let all: Erased = { erased: 0, kept: 0, failed: 0 };
  for (const month of idleMonths(deps.now)) {
    const ids = await deps.profiles.idsSeenIn(month);
    for (const some of batchesOf(ids, readAtOnce)) {
      if (!deps.hasTime()) return all;
      all = sumOf(all, await eraseAccounts(await idleAmong(some, month, deps), deps));
    }
  }
  return all;
};
