import { readByCustomer as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readAsCustomer } from './customer-side.ts';

export const route = routeOf(wire, {
  id: 'ReadByCustomer',
  who: 'customer',
  loss: 'Messages that customers have read stay marked as new, and are announced by mail.',
  uses: { orders: ['GetItem'], parts: ['GetItem', 'UpdateItem'] },
  stores: ['orders', 'parts', 'messages'],
  run: (call) => readAsCustomer(call.customer, call.params, call.body, call),
});
