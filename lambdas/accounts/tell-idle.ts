import { addDays } from '#domain/dates.ts';
import { idleMonths, idleNoticeDays, idleSince } from '#domain/retention.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { isStaff } from '#lambdas/staff/staff.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { IdleNoticesStore } from '#lambdas/storage/transactions/tell-idle.ts';

export type TellIdleDependencies = {
  readonly profiles: Pick<ProfilesStore, 'find' | 'idsSeenIn'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly idleNotices: IdleNoticesStore;
  readonly now: Date;
};

/** The erasure of accounts of that month, at least `idleNoticeDays` from now. */
const erasureOf = (month: string, now: Date): string => {
  const [since, told] = [idleSince(month), addDays(now, idleNoticeDays)];
  return (since > told ? since : told).toISOString();
};

const tell = async (userId: string, month: string, deps: TellIdleDependencies): Promise<boolean> => {
  const profile = await deps.profiles.find(userId);
  const isTold = profile?.seen !== month || profile.erases_at || profile.locked_at || profile.closing;
  if (isTold || (await isStaff(userId, deps))) return false;
  const erases_at = erasureOf(month, deps.now);
  const mail = mailAbout(userId, { kind: 'idle', user_id: userId, erases_at }, deps.now);
  return deps.idleNotices.tell(userId, month, erases_at, mail);
};

/** Writes once to each account that nobody has used for nearly three years, before it is erased. Returns their number. */
export const tellIdle = async (deps: TellIdleDependencies): Promise<number> => {
  let told = 0;
  for (const month of idleMonths(addDays(deps.now, idleNoticeDays)))
    for (const userId of await deps.profiles.idsSeenIn(month)) {
      try {
        if (await tell(userId, month, deps)) told += 1;
      } catch (error) {
        log.error('idle_notice_failed', { user: userId, ...errorFacts(error) });
      }
    }
  return told;
};
