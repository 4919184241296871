import { signs } from '#domain/merchant/signers.ts';
import { isActive, type StaffStore } from '#lambdas/storage/staff.ts';
import type { Colleague } from './notices.ts';

/** `writes`: may take parts, because the shop names the member to its customers. */
export type ActiveMember = Colleague & { readonly writes: boolean };

export const activeStaff = async (staff: Pick<StaffStore, 'all'>): Promise<ActiveMember[]> =>
  (await staff.all())
    .filter(isActive)
    .map(({ user_id: id, name, discipline, is_administrator, daily_at }) => ({
      id,
      discipline,
      isAdministrator: is_administrator,
      dailyAt: daily_at,
      writes: discipline !== undefined && signs(discipline, name),
    }));
