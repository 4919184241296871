import { readByLink as wire } from '#domain/wire/questions.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { openByLink } from './question-link.ts';

export const route = routeOf(wire, {
  id: 'ReadQuestion',
  who: 'link',
  loss: 'Customers cannot answer their experts from the mail: reports wait for them.',
  uses: {
    tokens: ['GetItem'],
    orders: ['GetItem'],
    parts: ['GetItem'],
    threads: ['Query'],
    limits: ['UpdateItem'],
  },
  stores: ['tokens', 'orders', 'parts', 'threads', 'limits'],
  run: (call) => openByLink(call.body.token, call),
});
