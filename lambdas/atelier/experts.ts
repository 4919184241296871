import type { Staff } from '#domain/atelier.ts';
import { isActive, type StaffStore } from '#lambdas/storage/staff-store.ts';
import type { Member } from './staff.ts';

/** Everybody who works here in a discipline, by name. */
export const allExperts = async (staff: Pick<StaffStore, 'all'>): Promise<Staff[]> =>
  (await staff.all())
    .filter(isActive)
    .flatMap(({ user_id, name, discipline }) => (discipline ? [{ id: user_id, name, discipline }] : []));

/** To whom the member may give a part: colleagues of the discipline, everybody for administrators. */
export const expertsFor = async (me: Member, staff: Pick<StaffStore, 'all'>): Promise<Staff[]> =>
  (await allExperts(staff)).filter((expert) => me.isAdministrator || expert.discipline === me.discipline);
