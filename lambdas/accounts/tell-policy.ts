import { changesToTell } from '#domain/policy.ts';
import type { PolicyChange } from '#domain/texts/policy-changes.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import { isActive, isInvited, type StaffStore } from '#lambdas/storage/staff.ts';
import type { PolicyNoticesStore, Slice, Untold } from '#lambdas/storage/transactions/tell-policy.ts';

export type TellPolicyDependencies = {
  readonly policyNotices: PolicyNoticesStore;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly changes?: readonly PolicyChange[];
  readonly now: Date;
};
export type Told = { readonly told: number; readonly failed: number };

/** Mails of one run: they wait seconds in the queue of the confirmations, and a day stays far below what SES accepts. */
export const mostAtOnce = 100;

const everyMs = 5 * 60_000;
/** Every run looks at another slice, so that two hours see all accounts. */
export const slices = 24;

/** The slice of the run at this time: no run has to know how far the one before it came. */
const sliceAt = (now: Date): Slice => ({
  part: Math.floor(now.getTime() / everyMs) % slices,
  of: slices,
});

/** Who comes after the version has read it; a mail to an address that bounces arrives nowhere. */
const isConcerned = (
  { created_at, locked_at, closing, email_problem }: Untold,
  { version }: PolicyChange,
): boolean => created_at < version && !locked_at && !closing && email_problem?.kind !== 'bounce';

/** Staff, active or invited, hears of it in the atelier. */
const worksHere = async (userId: string, { staff }: TellPolicyDependencies): Promise<boolean> => {
  const row = await staff.find(userId);
  return row !== undefined && (isActive(row) || isInvited(row));
};

const tell = async (
  account: Untold,
  change: PolicyChange,
  deps: TellPolicyDependencies,
): Promise<boolean> => {
  const { user_id } = account;
  if (!isConcerned(account, change) || (await worksHere(user_id, deps))) return false;
  const mail = mailAbout(user_id, { kind: 'policy', user_id, version: change.version }, deps.now);
  return deps.policyNotices.tell(user_id, change.version, mail);
};

/**
 * Writes once to each account from before an important change of the privacy policy. A run takes one slice of the
 * accounts and at most `mostAtOnce` mails; whoever is left is told by a later one.
 */
export const tellPolicy = async (deps: TellPolicyDependencies): Promise<Told> => {
  const counts = { told: 0, failed: 0 };
  for (const change of changesToTell(deps.now, deps.changes))
    for await (const account of deps.policyNotices.untold(change.version, sliceAt(deps.now))) {
      if (counts.told === mostAtOnce) return counts;
      try {
        if (await tell(account, change, deps)) counts.told += 1;
      } catch (error) {
        counts.failed += 1;
        log.error('policy_notice_failed', { user: account.user_id, ...errorFacts(error) });
      }
    }
  return counts;
};
