import { readAsColleague as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readAsColleague } from './reading.ts';

export const route = routeOf(wire, {
  id: 'ReadAsColleague',
  who: 'staff',
  loss: 'Colleagues cannot read the drafts that they are asked to read.',
  large: true,
  uses: {
    parts: ['GetItem'],
    drafts: ['GetItem', 'Query'],
    orders: ['GetItem'],
    births: ['GetItem'],
    threads: ['Query'],
    accesses: ['PutItem'],
  },
  stores: ['parts', 'readings', 'drafts', 'orders', 'births', 'profiles', 'threads', 'accesses'],
  run: (call) => readAsColleague(call.me, call.params, call),
});
