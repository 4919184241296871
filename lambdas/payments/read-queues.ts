import { queuesNow } from '#domain/due-date.ts';
import { readQueues as wire } from '#domain/wire/queues.ts';
import { routeOf } from '#lambdas/routing/route.ts';

export const route = routeOf(wire, {
  id: 'ReadQueues',
  who: 'facts',
  loss: 'The checkout shows a date that a long queue may not keep; a payment is then refused once.',
  uses: { settings: ['Query'] },
  stores: ['workshop'],
  // Always reads the table: a page whose payment was just refused must see the rows that refused it.
  run: async ({ workshop, now }) => queuesNow(await workshop.read(), now),
});
