import { removePassage as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { removePassage } from './passages.ts';

export const route = routeOf(wire, {
  id: 'RemovePassage',
  who: 'staff',
  loss: 'Experts do not find the passages they keep.',
  uses: { passages: ['DeleteItem'] },
  stores: ['passages'],
  run: (call) => removePassage(call.me, call.params, call),
});
