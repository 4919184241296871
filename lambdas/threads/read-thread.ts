import { readThread as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readAsExpert } from './expert-side.ts';

export const route = routeOf(wire, {
  id: 'ReadThread',
  who: 'staff',
  loss: 'Experts do not see what their customers write to them.',
  uses: { orders: ['GetItem'], parts: ['GetItem'], threads: ['Query'], accesses: ['PutItem'] },
  stores: ['orders', 'parts', 'threads', 'accesses'],
  run: (call) => readAsExpert(call.me, call.params, call),
});
