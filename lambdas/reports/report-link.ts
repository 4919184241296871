import { reportLink as wire } from '#domain/wire/reports.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { openOwnReport } from './open-report.ts';

export const route = routeOf(wire, {
  id: 'ReportLink',
  who: 'customer',
  loss: 'Customers cannot open the reports that they have paid for.',
  uses: { orders: ['GetItem'], parts: ['GetItem'], accesses: ['PutItem'] },
  may: ['open reports'],
  stores: ['orders', 'parts', 'accesses'],
  gateways: ['files'],
  run: (call) => openOwnReport(call.params, call.customer.userId, call.body.edition, call),
});
