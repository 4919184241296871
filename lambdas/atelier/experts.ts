import type { Staff } from '#domain/atelier.ts';
import { staffGroups } from '#domain/staff-groups.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import { displayName, type Member } from './staff.ts';

export type ExpertsDependencies = {
  readonly accounts: Pick<Accounts, 'membersOf'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
};

/** Everybody of the group whose profile row has a discipline, by name. */
export const allExperts = async ({ accounts, profiles }: ExpertsDependencies): Promise<Staff[]> => {
  const rows = await profiles.findAll(await accounts.membersOf(staffGroups.experts));
  const experts = rows.flatMap((row) =>
    row.discipline ? [{ id: row.user_id, name: displayName(row), discipline: row.discipline }] : [],
  );
  return experts.sort((left, right) => left.name.localeCompare(right.name, 'fr'));
};

/** To whom the member may give a part: colleagues of the discipline, everybody for administrators. */
export const expertsFor = async (me: Member, deps: ExpertsDependencies): Promise<Staff[]> =>
  (await allExperts(deps)).filter((expert) => me.isAdministrator || expert.discipline === me.discipline);
