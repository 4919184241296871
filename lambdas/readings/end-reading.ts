import { endReading as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { endReading } from './asking.ts';

export const route = routeOf(wire, {
  id: 'EndReading',
  who: 'staff',
  loss: 'A colleague reads a draft for longer than its expert wants.',
  uses: { parts: ['GetItem'], drafts: ['Query', 'UpdateItem', 'DeleteItem'] },
  stores: ['parts', 'readings'],
  run: (call) => endReading(call.me, call.params, call),
});
