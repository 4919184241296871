import { addDays, epochSeconds } from '#domain/dates.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { mailAbout, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import type { ClosingsStore } from '#lambdas/storage/transactions/close-account.ts';
import { eraseAccount } from './erase-account.ts';
import { type EraseAccountsDependencies, type Erased, eraseAccounts } from './erase-idle.ts';

export type EraseClosingDependencies = EraseAccountsDependencies & {
  readonly requests: Pick<RequestsStore, 'answerAll'>;
  readonly closings: Pick<ClosingsStore, 'due' | 'begin' | 'finish'>;
};
type Dependencies = EraseClosingDependencies & { readonly now: Date };

/** The address of an erased account is kept no longer, although its mail could not be sent. */
const mailDays = 7;

const closedMail = ({ user_id, email }: ProfileRecord, now: Date): OutboxRecord => ({
  ...mailAbout(email, { kind: 'closed', address: email }, now, hashOf(user_id)),
  ttl: epochSeconds(addDays(now, mailDays)),
});

const erase = async (userId: string, deps: Dependencies): Promise<boolean> => {
  const { profiles, closings, now } = deps;
  const profile = await profiles.find(userId);
  if (!profile) return false;
  const remove = async () => {
    await deps.requests.answerAll(userId, 'erasure', now);
    await closings.finish(userId, closedMail(profile, now));
  };
  const erasing = { ...deps, profiles: { ...profiles, remove } };
  return eraseAccount(userId, erasing, () => closings.begin(userId, now));
};

/** Erases the accounts whose customers asked for it `closingHours` ago, and continues broken erasures. */
export const eraseClosing = async (deps: Dependencies): Promise<Erased> =>
  eraseAccounts(await deps.closings.due(deps.now), deps, (userId) => erase(userId, deps));
