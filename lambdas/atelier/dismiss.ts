import { disciplines } from '#domain/catalogue.ts';
import { endOfTrace, monthOf } from '#domain/retention.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { dismissStaff as wire } from '#domain/wire/staff.ts';
import { type EvictDependencies, evict } from '#lambdas/access/evict.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { StaffAccounts } from '#lambdas/gateways/staff-accounts.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { listStaff, rowAt } from '#lambdas/staff/colleague.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import type { PassagesStore } from '#lambdas/storage/passages.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isActive, isInvited, type StaffRecord, type StaffStore } from '#lambdas/storage/staff.ts';
import type { MembershipStore } from '#lambdas/storage/transactions/employ.ts';
import { type ReleaseDependencies, releaseParts } from './release-parts.ts';

export type DismissDependencies = ReleaseDependencies &
  EvictDependencies & {
    readonly accounts: Pick<Accounts, 'endSessions' | 'disable'>;
    readonly staffAccounts: Pick<StaffAccounts, 'setGroups'>;
    readonly profiles: Pick<ProfilesStore, 'endSessions' | 'see'>;
    readonly staff: Pick<StaffStore, 'find' | 'all'>;
    readonly team: Pick<MembershipStore, 'dismiss' | 'withdraw'>;
    readonly passages: Pick<PassagesStore, 'endAt'>;
  };

/** For an administrator, another administrator who stays. */
const otherOf = async (row: StaffRecord, { staff }: DismissDependencies) => {
  if (!row.is_administrator) return undefined;
  const others = (await staff.all()).filter((one) => one.is_administrator && one.user_id !== row.user_id);
  const other = others.find(isActive);
  if (!other) throw new ShopError('last_administrator');
  return other;
};

/** Marks the row first: from then on every token of the member is refused. */
const strike = (id: string | undefined, deps: DismissDependencies): Promise<StaffRecord | undefined> =>
  whileMoved(async () => {
    const row = await rowAt(id, deps.staff);
    if (isInvited(row)) return deps.team.withdraw(row.user_id).then(() => undefined);
    if (isActive(row)) await deps.team.dismiss(row, await otherOf(row, deps), deps.now);
    return row;
  });

/**
 * Ends a member's access at once, with all sessions and sockets; open parts go back to their queues. The journal of their
 * work is kept. Repeating completes an interrupted call. Throws ShopError not_found, last_administrator.
 */
export const dismiss = async (id: string | undefined, deps: DismissDependencies): Promise<void> => {
  const row = await strike(id, deps);
  if (!row) return;
  const { user_id: userId } = row;
  await deps.accounts.disable(userId);
  await deps.staffAccounts.setGroups(userId, []);
  await evict(userId, deps);
  await releaseParts(userId, disciplines, deps);
  // They stay as long as the row of the staff, for a member who returns.
  await deps.passages.endAt(userId, endOfTrace(deps.now));
  // From now on the account is erased like a customer's.
  await deps.profiles.see(userId, monthOf(deps.now));
};

export const route = routeOf(wire, {
  id: 'DismissStaff',
  who: 'administrator',
  loss: 'Nobody can be invited to the atelier or shut out of it.',
  uses: {
    parts: ['GetItem', 'BatchGetItem', 'UpdateItem', 'index queue', 'index by-delivery'],
    issues: ['PutItem'],
    orders: ['UpdateItem'],
    staff: ['GetItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'Scan'],
    profiles: ['BatchGetItem'],
    passages: ['Query', 'UpdateItem'],
    // The store needs the table's name.
    outbox: [],
  },
  pool: ['AdminRemoveUserFromGroup', 'AdminDisableUser'],
  may: ['evict'],
  // A member may have many parts, and each is released separately.
  seconds: 29,
  gateways: ['dismissing'],
  run: async ({ params, dismissing }) => {
    await dismiss(params.id, dismissing);
    return { staff: await listStaff(dismissing) };
  },
});
