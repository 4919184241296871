import { askReportCorrection as wire } from '#domain/wire/report-corrections.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { askForCorrection } from './asking-correction.ts';

export const route = routeOf(wire, {
  id: 'AskReportCorrection',
  who: 'customer',
  loss: 'Customers cannot ask for the correction of a delivered report; what they typed stays on their devices.',
  uses: {
    orders: ['GetItem', 'UpdateItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['Query', 'PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['orders', 'parts', 'threads', 'reportCorrections', 'limits'],
  run: (call) => askForCorrection(call.customer, call.params, call.body, call),
});
