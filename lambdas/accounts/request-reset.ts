import { limits } from '#domain/profile.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { type LimitsStore, networkOf } from '#lambdas/storage/limits-store.ts';
import { newMail, type OutboxStore } from '#lambdas/storage/outbox-store.ts';
import { accountLimits } from './limits.ts';

export type RequestResetDependencies = {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly limits: LimitsStore;
  readonly viewerIp: string;
  readonly newId: () => string;
  readonly now: Date;
};

/**
 * Mails a link when the address has an account, in whatever state the pool has it: the mailbox is the way back into it.
 * Nobody but that mailbox learns whether it has. 429 too_many.
 */
export const requestReset = async (email: string, deps: RequestResetDependencies) => {
  await deps.limits.take(accountLimits.resetNetwork, networkOf(deps.viewerIp), deps.now);
  await deps.limits.take(accountLimits.resetAddress, email, deps.now);
  // The pool refuses to look for a longer name.
  const account = email.length > limits.accountEmail ? undefined : await deps.accounts.find(email);
  // The same write either way, so that the time of the answer says nothing: a mail to nobody is never sent.
  const userId = account?.userId ?? 'nobody';
  await deps.outbox.add(newMail(`reset:${deps.newId()}`, { kind: 'reset', user_id: userId }, deps.now));
  return { accepted: true as const };
};
