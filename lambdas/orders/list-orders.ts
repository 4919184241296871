import { listOrders as wire } from '#domain/wire/api.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { listOrders } from './read-orders.ts';

export const route = routeOf(wire, {
  id: 'ListOrders',
  who: 'customer',
  loss: 'Customers do not see their orders.',
  uses: { orders: ['BatchGetItem', 'index by-user'], parts: ['Query'], births: ['BatchGetItem'] },
  stores: ['orders', 'births', 'parts'],
  run: async (call) => ({ orders: await listOrders(call.customer, call) }),
});
