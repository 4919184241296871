import { adminPaperLink as wire } from '#domain/wire/papers.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { openPaperOf } from './open-paper.ts';

export const route = routeOf(wire, {
  id: 'AdminPaperLink',
  who: 'staff',
  loss: 'Administrators cannot open invoices and credit notes.',
  uses: { orders: ['GetItem'], accesses: ['PutItem'] },
  may: ['open papers'],
  stores: ['orders', 'accesses'],
  gateways: ['paperOpening'],
  run: ({ paperOpening, ...call }) => openPaperOf(call.params, call.me, { ...call, opening: paperOpening }),
});
