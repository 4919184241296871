import { askClosing as wire } from '#domain/wire/closing.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { askClosing } from './closing.ts';

export const route = routeOf(wire, {
  id: 'AskClosing',
  who: 'freshCustomer',
  loss: 'Customers cannot close their account; they have to ask for it in writing.',
  uses: {
    profiles: ['GetItem', 'UpdateItem'],
    staff: ['GetItem'],
    orders: ['BatchGetItem', 'index by-user'],
    parts: ['Query'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
    requests: ['PutItem'],
  },
  stores: ['profiles', 'staff', 'orders', 'parts', 'closings', 'limits'],
  run: (call) => askClosing(call.customer, call),
});
