import { readThreads as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readOwnThreads } from './customer-side.ts';

export const route = routeOf(wire, {
  id: 'ReadThreads',
  who: 'customer',
  loss: 'Customers do not see what they and their experts wrote to each other.',
  uses: { orders: ['GetItem'], parts: ['Query'], threads: ['Query'] },
  stores: ['orders', 'parts', 'threads'],
  run: (call) => readOwnThreads(call.customer, call.params.id, call),
});
