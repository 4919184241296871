import { keepAccount as wire } from '#domain/wire/closing.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { keepAccount } from './closing.ts';

export const route = routeOf(wire, {
  id: 'KeepAccount',
  who: 'customer',
  loss: 'Customers who changed their mind lose their account; help them within 72 hours.',
  uses: {
    profiles: ['GetItem', 'UpdateItem'],
    orders: ['BatchGetItem', 'index by-user'],
    parts: ['Query'],
    requests: ['Query', 'UpdateItem'],
  },
  stores: ['profiles', 'orders', 'parts', 'closings', 'requests'],
  run: (call) => keepAccount(call.customer, call),
});
