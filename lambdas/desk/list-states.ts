import { draftStates as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { listStates } from './states.ts';

export const route = routeOf(wire, {
  id: 'DraftStates',
  who: 'staff',
  loss: 'Experts cannot go back to a former text of the day.',
  uses: { drafts: ['Query'], parts: ['GetItem'] },
  stores: ['parts', 'drafts'],
  run: (call) => listStates(call.me, call.params, call),
});
