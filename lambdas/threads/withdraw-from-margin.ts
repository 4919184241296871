import { ShopError } from '#domain/wire/errors.ts';
import { withdrawFromMargin as wire } from '#domain/wire/margin.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { withdrawQuestion } from './withdrawing-from-margin.ts';

export const route = routeOf(wire, {
  id: 'WithdrawFromMargin',
  who: 'customer',
  loss: 'Readers cannot take back a question in the margin; its author may still answer it.',
  uses: {
    orders: ['GetItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['Query', 'DeleteItem'],
    issues: ['PutItem', 'DeleteItem'],
  },
  stores: ['orders', 'parts', 'threads', 'margins', 'notices'],
  run: (call) => {
    const { data: key } = wire.key.safeParse(call.params);
    if (!key) throw new ShopError('not_found');
    return withdrawQuestion(call.customer, call.params, key.note, call);
  },
});
