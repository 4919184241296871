import { savePassage as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { savePassage } from './passages.ts';

export const route = routeOf(wire, {
  id: 'SavePassage',
  who: 'staff',
  loss: 'Experts do not find the passages they keep.',
  uses: { passages: ['PutItem', 'Query'] },
  stores: ['passages'],
  run: (call) => savePassage(call.me, call.params, call.body, call),
});
