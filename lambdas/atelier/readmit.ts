import type { Colleague } from '#domain/wire/staff.ts';
import { readmitStaff as wire } from '#domain/wire/staff.ts';
import type { StaffAccounts } from '#lambdas/gateways/staff-accounts.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { groupsOf, rowAt, toColleague } from '#lambdas/staff/colleague.ts';
import type { PassagesStore } from '#lambdas/storage/passages.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isInvited, type StaffStore } from '#lambdas/storage/staff.ts';
import type { MembershipStore } from '#lambdas/storage/transactions/employ.ts';

export type ReadmitDependencies = {
  readonly staffAccounts: StaffAccounts;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly staff: Pick<StaffStore, 'find'>;
  readonly team: Pick<MembershipStore, 'readmit'>;
  readonly passages: Pick<PassagesStore, 'endAt'>;
};

/** Reactivates a member who had left. Repeating completes an interrupted call. Throws ShopError not_found. */
export const readmit = async (id: string | undefined, deps: ReadmitDependencies): Promise<Colleague> => {
  const row = await rowAt(id, deps.staff);
  const { user_id: userId } = row;
  if (!isInvited(row)) {
    await deps.team.readmit(userId);
    await deps.passages.endAt(userId, undefined);
    await deps.staffAccounts.setGroups(userId, groupsOf(row));
    await deps.staffAccounts.enable(userId);
  }
  const profile = await deps.profiles.find(userId);
  return toColleague(await rowAt(userId, deps.staff), profile?.email);
};

export const route = routeOf(wire, {
  id: 'ReadmitStaff',
  who: 'administrator',
  loss: 'Nobody can be invited to the atelier or shut out of it.',
  uses: {
    staff: ['GetItem', 'UpdateItem'],
    passages: ['Query', 'UpdateItem'],
    // The store needs the table's name.
    outbox: [],
  },
  pool: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup', 'AdminEnableUser'],
  seconds: 29,
  stores: ['staff', 'profiles', 'passages'],
  gateways: ['membership', 'staffAccounts'],
  run: ({ params, membership, ...deps }) => readmit(params.id, { ...deps, team: membership }),
});
