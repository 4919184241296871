/** Members of the atelier at the component level: an account, and who the shop knows behind it. */

import { signers } from '#content/writers.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { staffGroups } from '#domain/staff-groups.ts';
import { staffNoticeVersion } from '#domain/staff-notice.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { keyFor } from '#test/support/keys.ts';
import { type Account, newAccount } from './pool.ts';

export type StaffAccount = Account & { readonly name: string; readonly member: Member };

/** The present notice about the staff's data, confirmed. */
const notice = { version: staffNoticeVersion, at: '2026-11-28T09:12:00.000Z' };

const newStaff = (group: string, facts: Omit<Member, 'id'>): StaffAccount => {
  const account = newAccount([group]);
  return { ...account, name: facts.name, member: { id: account.userId, notice, ...facts } };
};

/** The shop names an expert to its customers, or nobody lets them take a part. */
export const newExpert = (
  discipline: Discipline = keyFor.numbers,
  name: string = signers[discipline][0],
): StaffAccount => newStaff(staffGroups.experts, { name, discipline, isAdministrator: false });

export const newAdministrator = (name = 'Ines Morel'): StaffAccount =>
  newStaff(staffGroups.administrators, { name, discipline: undefined, isAdministrator: true });

/** The same person before the first confirmation, or after that of another version. */
export const withoutNotice = (account: StaffAccount, notice?: Member['notice']): StaffAccount => ({
  ...account,
  member: { ...account.member, notice },
});
