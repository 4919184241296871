import { readComments as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readComments } from './asking.ts';

export const route = routeOf(wire, {
  id: 'ReadComments',
  who: 'staff',
  loss: 'Experts do not see what a colleague says of their drafts; writing and delivering go on.',
  uses: { parts: ['GetItem'], drafts: ['GetItem', 'Query'], staff: ['Scan'] },
  stores: ['parts', 'readings', 'staff'],
  run: (call) => readComments(call.me, call.params, call),
});
