import { removeComment as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { removeComment } from './reading.ts';

export const route = routeOf(wire, {
  id: 'RemoveComment',
  who: 'staff',
  loss: 'Colleagues cannot take a comment back.',
  uses: { parts: ['GetItem'], drafts: ['GetItem', 'DeleteItem'] },
  stores: ['parts', 'readings'],
  run: (call) => removeComment(call.me, call.params, call),
});
