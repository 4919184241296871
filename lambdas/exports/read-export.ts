import { readExport as wire } from '#domain/wire/exports.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { exportState } from './export-state.ts';

export const route = routeOf(wire, {
  id: 'ReadExport',
  who: 'customer',
  loss: 'Customers cannot take their data along; by law the merchant must send it within a month.',
  uses: { exports: ['GetItem'] },
  stores: ['exports'],
  run: async ({ customer, exports, now }) => exportState(await exports.find(customer.userId), now),
});
