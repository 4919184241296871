import { ShopError } from '#domain/wire/errors.ts';
import { keepReport as wire } from '#domain/wire/report-corrections.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { keepAsItIs } from './keeping-report.ts';

export const route = routeOf(wire, {
  id: 'KeepReport',
  who: 'staff',
  loss: 'Experts cannot say why a report stays as it is: a customer who asked for a correction waits.',
  uses: {
    orders: ['GetItem', 'UpdateItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['Query', 'UpdateItem'],
    outbox: ['PutItem'],
  },
  stores: ['orders', 'parts', 'threads', 'reportCorrections'],
  run: (call) => {
    const { data: key } = wire.key.safeParse(call.params);
    if (!key) throw new ShopError('not_found');
    return keepAsItIs(call.me, call.params, { id: key.correction, text: call.body.text }, call);
  },
});
