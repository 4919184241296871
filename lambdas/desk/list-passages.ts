import { listPassages as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { listPassages } from './passages.ts';

export const route = routeOf(wire, {
  id: 'ListPassages',
  who: 'staff',
  loss: 'Experts do not find the passages they keep.',
  uses: { passages: ['Query'] },
  stores: ['passages'],
  run: (call) => listPassages(call.me, call.query.after, call),
});
