import { askColleague as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { askColleague } from './asking.ts';

export const route = routeOf(wire, {
  id: 'AskColleague',
  who: 'staff',
  loss: 'Experts cannot ask a colleague to read a draft.',
  uses: {
    parts: ['GetItem'],
    drafts: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    staff: ['GetItem'],
  },
  stores: ['parts', 'readings', 'staff'],
  run: (call) => askColleague(call.me, call.params, call.body.to, call),
});
