import { paperLink as wire } from '#domain/wire/papers.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { openOwnPaper } from './open-paper.ts';

export const route = routeOf(wire, {
  id: 'PaperLink',
  who: 'customer',
  loss: 'Customers cannot open their invoices and credit notes.',
  uses: { orders: ['GetItem'], accesses: ['PutItem'] },
  may: ['open papers'],
  stores: ['orders', 'accesses'],
  gateways: ['paperOpening'],
  run: ({ paperOpening, ...call }) =>
    openOwnPaper(call.params, call.customer.userId, { ...call, opening: paperOpening }),
});
