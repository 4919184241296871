import { askCustomer as wire } from '#domain/wire/questions.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { askForMissing } from './asking.ts';

export const route = routeOf(wire, {
  id: 'AskCustomer',
  who: 'staff',
  loss: 'Experts cannot ask customers for what is missing: reports are written without it.',
  uses: {
    orders: ['GetItem', 'UpdateItem'],
    parts: ['GetItem', 'Query', 'UpdateItem'],
    threads: ['Query', 'PutItem'],
    outbox: ['PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['orders', 'parts', 'threads', 'questions', 'limits'],
  run: (call) => askForMissing(call.me, call.params, call.body, call),
});
