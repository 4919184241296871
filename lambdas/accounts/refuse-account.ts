import { limits } from '#domain/limits.ts';
import { type Closed, refuseAccount as wire } from '#domain/wire/validation.ts';
import { type EvictDependencies, evict } from '#lambdas/access/evict.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import { cancelOrder } from '#lambdas/money/cancel-order.ts';
import { log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { eraseAccount } from './erase-account.ts';
import { assertUnsealed, type ReadLinkDependencies, readOpenLink } from './validation-link.ts';

export type RefuseDependencies = ReadLinkDependencies &
  EvictDependencies & {
    readonly accounts: Pick<Accounts, 'isInGroup' | 'disable' | 'endSessions'>;
    readonly profiles: Pick<ProfilesStore, 'find' | 'lock' | 'endSessions'>;
    /** False when the order is paid or may still be paid. */
    readonly cancel: (order: OrderRecord) => Promise<boolean>;
    /** False while an order of the account is unfinished. */
    readonly erase: (userId: string) => Promise<boolean>;
  };

/** True for an order that was never paid; a pending one is cancelled first. */
const isUnpaid = async (order: OrderRecord, { cancel }: RefuseDependencies): Promise<boolean> => {
  if (order.status === 'pending') return cancel(order);
  return order.paid_at === undefined;
};

const mayErase = async (userId: string, deps: RefuseDependencies) => {
  for (const order of await deps.orders.ofUser(userId)) if (!(await isUnpaid(order, deps))) return false;
  return !(await deps.accounts.isInGroup(userId));
};

/**
 * «Ce n'est pas moi»: the owner of a mailbox did not open the account with its address. The account is locked first, so
 * that nobody signs in while it is deleted or examined. The link stays valid, so that a request whose answer was lost can
 * be repeated. 400 link_invalid.
 */
export const refuseAccount = async (
  request: { readonly token: string },
  deps: RefuseDependencies,
): Promise<{ closed: Closed }> => {
  const { profile } = await readOpenLink(request, deps);
  // A stranger who got a mistyped address closes no customer's account.
  assertUnsealed(profile, deps.now);
  const { user_id: userId, locked_at } = profile;
  if (locked_at) return { closed: 'locked' };
  await deps.accounts.disable(userId);
  await evict(userId, deps);
  if ((await mayErase(userId, deps)) && (await deps.erase(userId))) return { closed: 'deleted' };
  log.alarm('account_refused', { user: userId });
  await deps.profiles.lock(userId, deps.now);
  return { closed: 'locked' };
};

/** Only paid orders have reports, and this function erases no account with a paid order. */
const noFiles = {
  removeAll: async () => {
    throw new Error('an account without a paid order has a report');
  },
};

export const route = routeOf(wire, {
  id: 'RefuseAccount',
  who: 'link',
  stack: 'api',
  loss: 'Accounts that strangers opened with somebody’s address stay.',
  uses: { tokens: ['GetItem'], limits: ['UpdateItem'] },
  pool: ['AdminDisableUser', 'AdminListGroupsForUser'],
  may: ['settle', 'evict', 'erase unpaid accounts'],
  // Stripe may need all its tries; API Gateway waits for 30 seconds.
  seconds: 28,
  stores: ['tokens', 'settlements', 'limits'],
  gateways: ['erasure', 'eviction', 'payments'],
  run: async ({ erasure, eviction, ...call }) => {
    await takeUse(limits.validationLink, call.viewerIp, call);
    const shared = { ...call, ...erasure, ...eviction };
    return refuseAccount(call.body, {
      ...shared,
      cancel: (order) => cancelOrder(order, shared),
      erase: (userId) => eraseAccount(userId, { ...shared, files: noFiles }),
    });
  },
});
