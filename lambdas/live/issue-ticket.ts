import { liveTicket as wire } from '#domain/wire/live.ts';
import { routeOf } from '#lambdas/routing/route.ts';

export const route = routeOf(wire, {
  id: 'LiveTicket',
  who: 'customer',
  loss: 'Customers see changes of their orders only when they come back to the page or reload it.',
  uses: { tokens: ['PutItem'] },
  stores: ['tickets'],
  run: async ({ customer, tickets, now }) => ({ ticket: await tickets.mint(customer, now) }),
});
