import { withdrawWords as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { withdrawOwnWords } from './words.ts';

export const route = routeOf(wire, {
  id: 'WithdrawWords',
  who: 'customer',
  loss: 'Customers cannot take their words back, which the law grants at any time: answer by hand.',
  uses: { orders: ['GetItem'], parts: ['GetItem'], threads: ['GetItem', 'UpdateItem'] },
  stores: ['orders', 'parts', 'threads'],
  run: (call) => withdrawOwnWords(call.customer, call.params, call),
});
