import { confirmNotice as wire } from '#domain/wire/atelier.ts';
import { orRefuse } from '#domain/wire/errors.ts';
import { routeOf } from '#lambdas/routing/route.ts';

export const route = routeOf(wire, {
  id: 'ConfirmNotice',
  who: 'staff',
  loss: 'Nobody can confirm the notice about the staff’s data: the atelier asks again at each visit.',
  uses: { staff: ['GetItem', 'UpdateItem'] },
  stores: ['staff'],
  run: async ({ me, body: { version }, staff, now }) => {
    const read = await staff.confirmNotice(me.id, { version, at: now.toISOString() });
    return orRefuse(read, 'forbidden');
  },
});
