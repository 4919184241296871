import { sendWords as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { sendOwnWords } from './words.ts';

export const route = routeOf(wire, {
  id: 'SendWords',
  who: 'customer',
  loss: 'Customers cannot tell their experts why they come: reports are written without it.',
  uses: {
    orders: ['GetItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['orders', 'parts', 'words', 'limits'],
  run: (call) => sendOwnWords(call.customer, call.params, call.body, call),
});
