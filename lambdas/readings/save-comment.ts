import { saveComment as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { saveComment } from './reading.ts';

export const route = routeOf(wire, {
  id: 'SaveComment',
  who: 'staff',
  loss: 'Colleagues cannot comment on the drafts that they read.',
  uses: { parts: ['GetItem'], drafts: ['GetItem', 'Query', 'PutItem', 'ConditionCheckItem'] },
  stores: ['parts', 'readings'],
  run: (call) => saveComment(call.me, call.params, call.body, call),
});
