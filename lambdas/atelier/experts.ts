import type { Staff } from '#domain/atelier.ts';
import { signs } from '#domain/merchant/signers.ts';
import { atelierExperts as wire } from '#domain/wire/atelier.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { isActive, type StaffStore } from '#lambdas/storage/staff.ts';

/** All experts who may take a part: the shop names them to its customers. By name. */
export const allExperts = async (staff: Pick<StaffStore, 'all'>): Promise<Staff[]> =>
  (await staff.all())
    .filter(isActive)
    .flatMap(({ user_id, name, discipline }) =>
      discipline && signs(discipline, name) ? [{ id: user_id, name, discipline }] : [],
    );

/** The experts to whom the member may give a part: colleagues of the discipline, or all of them for an administrator. */
export const expertsFor = async (me: Member, staff: Pick<StaffStore, 'all'>): Promise<Staff[]> =>
  (await allExperts(staff)).filter((expert) => me.isAdministrator || expert.discipline === me.discipline);

export const route = routeOf(wire, {
  id: 'AtelierExperts',
  who: 'staff',
  loss: 'Administrators find no order and cannot reassign one.',
  uses: { staff: ['Scan'] },
  stores: ['staff'],
  run: async ({ me, staff }) => ({ experts: await expertsFor(me, staff) }),
});
