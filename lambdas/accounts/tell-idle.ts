import { batchesOf } from '#domain/batches.ts';
import { addDays } from '#domain/dates.ts';
import { idleMonths, idleNoticeDays, idleSince } from '#domain/retention.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { isStaff } from '#lambdas/staff/staff.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { StaffStore } from '#lambdas/storage/staff.ts';
import type { IdleNoticesStore } from '#lambdas/storage/transactions/tell-idle.ts';

export type TellIdleDependencies = {
  readonly profiles: Pick<ProfilesStore, 'findAll' | 'idsSeenIn'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly idleNotices: IdleNoticesStore;
  readonly now: Date;
};

/** The erasure of accounts of that month, at least `idleNoticeDays` from now. */
const erasureOf = (month: string, now: Date): string => {
  const [since, told] = [idleSince(month), addDays(now, idleNoticeDays)];
  return (since > told ? since : told).toISOString();
};

const isWanted = ({ seen, erases_at, locked_at, closing }: ProfileRecord, month: string): boolean =>
  seen === month && !erases_at && !locked_at && !closing;

const tell = async (userId: string, month: string, deps: TellIdleDependencies): Promise<boolean> => {
  if (await isStaff(userId, deps)) return false;
  const erases_at = erasureOf(month, deps.now);
  const mail = mailAbout(userId, { kind: 'idle', user_id: userId, erases_at }, deps.now);
  return deps.idleNotices.tell(userId, month, erases_at, mail);
};

/** Accounts read at a time. */
const readAtOnce = 100;
/** 4,800 mails a day, so that those of a month leave most of SES's 50,000 to orders. */
export const mostTold = 200;

/** Accounts of a month that are to be told, as far as it is asked; a damaged profile is left out. */
async function* untoldOf(month: string, { profiles }: TellIdleDependencies): AsyncGenerator<string> {
  const ids = await profiles.idsSeenIn(month);
  for (const some of batchesOf(ids, readAtOnce)) {
    // The notice itself finds whoever has come back within the last second.
    const found = await profiles.findAll(some, false);
    yield* found.filter((profile) => isWanted(profile, month)).map(({ user_id }) => user_id);
  }
}

/**
 * Writes once to each account that nobody has used for nearly three years, before it is erased. Returns their number; the
 * next run goes on.
 */
export const tellIdle = async (deps: TellIdleDependencies): Promise<number> => {
  let told = 0;
  for (const month of idleMonths(addDays(deps.now, idleNoticeDays)))
    for await (const userId of untoldOf(month, deps)) {
      if (told === mostTold) return told;
      try {
        if (await tell(userId, month, deps)) told += 1;
      } catch (error) {
        log.error('idle_notice_failed', { user: userId, ...errorFacts(error) });
      }
    }
  return told;
};
