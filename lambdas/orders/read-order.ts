import { readOrder as wire } from '#domain/wire/api.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readOrder } from './read-orders.ts';

export const route = routeOf(wire, {
  id: 'ReadOrder',
  who: 'several',
  loss: 'Customers do not see their orders.',
  uses: { orders: ['GetItem'], parts: ['Query'], births: ['GetItem'] },
  stores: ['orders', 'births', 'parts', 'profiles'],
  run: async (call) => ({ order: await readOrder(call.params.id ?? '', call.actor, call) }),
});
