import { draftState as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readState } from './states.ts';

export const route = routeOf(wire, {
  id: 'DraftState',
  who: 'staff',
  loss: 'Experts cannot go back to a former text of the day.',
  uses: { drafts: ['GetItem'], parts: ['GetItem'] },
  stores: ['parts', 'drafts'],
  run: (call) => readState(call.me, call.params, call),
});
