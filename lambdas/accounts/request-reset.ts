import { limits } from '#domain/limits.ts';
import { limits as lengths } from '#domain/profile.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { LimitsStore } from '#lambdas/storage/limits-store.ts';
import { mailAbout, type OutboxStore } from '#lambdas/storage/outbox-store.ts';

export type RequestResetDependencies = {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly limits: Pick<LimitsStore, 'take'>;
  readonly viewerIp: string;
  readonly newId: () => string;
  readonly now: Date;
};

/**
 * Mails a link when the address has an account, in whatever state the pool has it: the mailbox is the way back into it.
 * Nobody but that mailbox learns whether it has. A new link cancels no older one, so that strangers who ask leave the
 * owner with links that work. 429 too_many.
 */
export const requestReset = async (email: string, deps: RequestResetDependencies) => {
  await deps.limits.take(limits.reset, deps.viewerIp, deps.now);
  // The pool refuses to look for a longer name.
  const account = email.length > lengths.accountEmail ? undefined : await deps.accounts.find(email);
  await deps.limits.take(account ? limits.resetMail : limits.resetNobody, email, deps.now);
  // The same write either way, so that the time of the answer says nothing: a mail to nobody is never sent.
  const userId = account?.userId ?? 'nobody';
  await deps.outbox.add(mailAbout({ kind: 'reset', user_id: userId }, deps.now, deps.newId()));
  return { accepted: true as const };
};
