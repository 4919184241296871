import { listStaff as wire } from '#domain/wire/staff.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { listStaff } from '#lambdas/staff/colleague.ts';

export const route = routeOf(wire, {
  id: 'ListStaff',
  who: 'administrator',
  loss: 'Nobody can be invited to the atelier or shut out of it.',
  uses: { staff: ['Scan'], profiles: ['BatchGetItem'] },
  seconds: 29,
  stores: ['staff', 'profiles'],
  run: async (call) => ({ staff: await listStaff(call) }),
});
