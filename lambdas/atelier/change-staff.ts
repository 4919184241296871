import { staffTexts } from '#domain/texts/staff.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Colleague } from '#domain/wire/staff.ts';
import { changeStaff as wire } from '#domain/wire/staff.ts';
import type { StaffAccounts } from '#lambdas/gateways/staff-accounts.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { groupsOf, rowAt, toColleague } from '#lambdas/staff/colleague.ts';
import { ifMoved } from '#lambdas/storage/moved.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isActive, type StaffRecord, type StaffStore } from '#lambdas/storage/staff.ts';
import type { MembershipStore } from '#lambdas/storage/transactions/employ.ts';
import { type ReleaseDependencies, releaseParts } from './release-parts.ts';

export type ChangeStaffDependencies = ReleaseDependencies & {
  readonly staffAccounts: Pick<StaffAccounts, 'setGroups'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly team: Pick<MembershipStore, 'change'>;
};

/**
 * Changes a member's public name and discipline; open parts of the former discipline go back to its queue. Throws
 * ShopError not_found, invalid_request, staff_left.
 */
export const changeStaff = async (
  id: string | undefined,
  wish: Pick<StaffRecord, 'name' | 'discipline'>,
  deps: ChangeStaffDependencies,
): Promise<Colleague> => {
  const before = await rowAt(id, deps.staff);
  const { user_id: userId, discipline: former } = before;
  if (!(wish.discipline || before.is_administrator))
    throw new ShopError('invalid_request', staffTexts.roleMissing);
  await deps.team.change(userId, wish).catch(ifMoved(new ShopError('staff_left')));
  const row = await rowAt(userId, deps.staff);
  if (isActive(row)) await deps.staffAccounts.setGroups(userId, groupsOf(row));
  if (former && former !== row.discipline) await releaseParts(userId, [former], deps);
  return toColleague(row, (await deps.profiles.find(userId))?.email);
};

export const route = routeOf(wire, {
  id: 'ChangeStaff',
  who: 'administrator',
  loss: 'Nobody can be invited to the atelier or shut out of it.',
  uses: {
    parts: ['GetItem', 'BatchGetItem', 'UpdateItem', 'index queue', 'index by-delivery'],
    issues: ['PutItem'],
    orders: ['UpdateItem'],
    staff: ['GetItem', 'UpdateItem'],
    // The store needs the table's name.
    outbox: [],
  },
  pool: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
  // A member may have many parts, and each is released separately.
  seconds: 29,
  gateways: ['changing'],
  run: ({ params, body, changing }) => changeStaff(params.id, body, changing),
});
