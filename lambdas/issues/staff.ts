import { isActive, type StaffStore } from '#lambdas/storage/staff.ts';
import type { Colleague } from './notices.ts';

export const activeStaff = async (staff: Pick<StaffStore, 'all'>): Promise<Colleague[]> =>
  (await staff.all()).filter(isActive).map(({ user_id: id, discipline, is_administrator, daily_at }) => ({
    id,
    discipline,
    isAdministrator: is_administrator,
    dailyAt: daily_at,
  }));
