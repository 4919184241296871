import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import { limits as lengths } from '#domain/profile.ts';
import { passwordReset as wire } from '#domain/wire/api.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import type { OutboxStore } from '#lambdas/storage/outbox.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';

export type RequestResetDependencies = {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly outbox: Pick<OutboxStore, 'add'>;
  readonly limits: Pick<LimitsStore, 'waitFor' | 'allows'>;
  readonly viewerIp: string;
  readonly newId: () => string;
  readonly now: Date;
};

/**
 * Mails a link when the address has an account, in any state of the pool, so that its owner can always come back. The
 * answer does not show whether an account exists. A new link does not cancel older ones, so that requests of strangers do
 * not break the owner's links. 429 too_many.
 */
export const requestReset = async (email: string, deps: RequestResetDependencies) => {
  await takeUse(limits.reset, deps.viewerIp, deps);
  await takeUse(limits.resetAddress, email, deps);
  // The pool refuses to search for a longer name.
  const account = email.length > lengths.accountEmail ? undefined : await deps.accounts.find(email);
  // Both cases write the same rows, so that the response time shows nothing; a mail without an account is never sent.
  const counted = account ? '' : 'nobody ';
  const isMailed = await deps.limits.allows(limits.resetMail, counted + email, deps.now);
  const userId = account && isMailed ? account.userId : 'nobody';
  await deps.outbox.add(mailAbout(userId, { kind: 'reset', user_id: userId }, deps.now, deps.newId()));
  return { accepted: true as const };
};

export const route = routeOf(wire, {
  id: 'RequestReset',
  who: 'anyone',
  loss: 'Customers who forgot their password cannot sign in.',
  uses: { outbox: ['PutItem'], limits: ['UpdateItem'] },
  pool: ['AdminGetUser'],
  stores: ['outbox', 'limits'],
  gateways: ['accounts'],
  status: 202,
  run: (call) => requestReset(call.body.email, { ...call, newId: randomUUID }),
});
