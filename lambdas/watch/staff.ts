import { staffGroups } from '#domain/staff-groups.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import type { Colleague } from './notices.ts';

export type StaffDependencies = {
  readonly accounts: Pick<Accounts, 'membersOf'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
};

/** Everybody of the atelier whose account is open, each once. */
export const activeStaff = async ({ accounts, profiles }: StaffDependencies): Promise<Colleague[]> => {
  const [experts, administrators] = await Promise.all([
    accounts.membersOf(staffGroups.experts),
    accounts.membersOf(staffGroups.administrators),
  ]);
  const rows = await profiles.findAll([...new Set([...experts, ...administrators])]);
  return rows.map(({ user_id: id, discipline }) => ({
    id,
    discipline: experts.includes(id) ? discipline : undefined,
    isAdministrator: administrators.includes(id),
    dailyAt: undefined,
  }));
};
