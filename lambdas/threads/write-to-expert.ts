import { writeToExpert as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { writeAsCustomer } from './customer-side.ts';

export const route = routeOf(wire, {
  id: 'WriteToExpert',
  who: 'customer',
  loss: 'Customers cannot write to their experts; what they typed stays on their devices.',
  uses: {
    orders: ['GetItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['GetItem', 'PutItem'],
    issues: ['PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['orders', 'parts', 'threads', 'messages', 'notices', 'limits'],
  run: (call) => writeAsCustomer(call.customer, call.params, call.body, call),
});
