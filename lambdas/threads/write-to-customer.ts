import { writeToCustomer as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { writeAsExpert } from './expert-side.ts';

export const route = routeOf(wire, {
  id: 'WriteToCustomer',
  who: 'staff',
  loss: 'Experts cannot answer their customers; what they typed stays on their devices.',
  uses: {
    orders: ['GetItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['GetItem', 'PutItem'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['orders', 'parts', 'threads', 'messages', 'limits'],
  run: (call) => writeAsExpert(call.me, call.params, call.body, call),
});
