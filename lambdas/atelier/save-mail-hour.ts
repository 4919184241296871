import { saveMailHour as wire } from '#domain/wire/atelier.ts';
import { routeOf } from '#lambdas/routing/route.ts';

export const route = routeOf(wire, {
  id: 'SaveMailHour',
  who: 'staff',
  loss: 'Nobody in the atelier can choose when its mails come.',
  uses: { staff: ['UpdateItem'] },
  stores: ['staff'],
  run: async ({ me, body: { daily_at }, staff }) => {
    await staff.writeAt(me.id, daily_at ?? undefined);
    return { daily_at };
  },
});
