import { readClosing as wire } from '#domain/wire/closing.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readClosing } from './closing.ts';

export const route = routeOf(wire, {
  id: 'ReadClosing',
  who: 'customer',
  loss: 'Customers cannot close their account; they have to ask for it in writing.',
  uses: { profiles: ['GetItem'], orders: ['BatchGetItem', 'index by-user'], parts: ['Query'] },
  stores: ['profiles', 'orders', 'parts'],
  run: (call) => readClosing(call.customer.userId, call),
});
