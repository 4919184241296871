import { staffGroups } from '#domain/staff-groups.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type Colleague, changeStaff } from '#domain/wire/staff.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { isActive, isInvited, type StaffRecord, type StaffStore } from '#lambdas/storage/staff.ts';
import type { Member } from './staff.ts';

export const assertAdministrator = ({ isAdministrator }: Member): void => {
  if (!isAdministrator) throw new ShopError('forbidden');
};

/** The staff row of the id in the path. Throws ShopError not_found. */
export const rowAt = async (
  id: string | undefined,
  staff: Pick<StaffStore, 'find'>,
): Promise<StaffRecord> => {
  const known = changeStaff.id.safeParse(id);
  const row = known.success ? await staff.find(known.data) : undefined;
  if (!row) throw new ShopError('not_found');
  return row;
};

export const groupsOf = ({ discipline, is_administrator }: StaffRecord) => [
  ...(discipline ? [staffGroups.experts] : []),
  ...(is_administrator ? [staffGroups.administrators] : []),
];

export const toColleague = (row: StaffRecord, email: string | undefined): Colleague => {
  const { user_id: id, name, discipline, is_administrator, notice } = row;
  const facts = { id, name, email, discipline, is_administrator, notice };
  if (row.left_at) return { ...facts, state: 'left', since: row.left_at };
  if (isActive(row)) return { ...facts, state: 'active', since: row.accepted_at ?? row.invited_at };
  return { ...facts, state: 'invited', since: row.invited_at };
};

export type ListDependencies = {
  readonly staff: Pick<StaffStore, 'all'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
};

/** All members, by name, with the present address of their account; those invited with the mailbox that was invited. */
export const listStaff = async ({ staff, profiles }: ListDependencies): Promise<Colleague[]> => {
  const rows = await staff.all();
  const found = await profiles.findAll(rows.map(({ user_id }) => user_id));
  const emails = new Map(found.map(({ user_id, email }) => [user_id, email]));
  return rows.map((row) => toColleague(row, isInvited(row) ? row.email : emails.get(row.user_id)));
};
