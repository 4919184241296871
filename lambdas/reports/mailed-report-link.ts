import { limits } from '#domain/limits.ts';
import { mailedReportLink as wire } from '#domain/wire/reports.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { openMailedReport } from './open-report.ts';

export const route = routeOf(wire, {
  id: 'MailedReportLink',
  who: 'link',
  loss: 'Customers cannot open the reports that they have paid for.',
  uses: {
    orders: ['GetItem'],
    parts: ['GetItem'],
    accesses: ['PutItem'],
    tokens: ['GetItem'],
    limits: ['UpdateItem'],
  },
  may: ['open reports'],
  stores: ['tokens', 'orders', 'parts', 'accesses', 'limits'],
  gateways: ['files'],
  run: async (call) => {
    await takeUse(limits.reportLink, call.viewerIp, call);
    return openMailedReport(call.body.token, call.body.edition, call);
  },
});
