import { readDraft as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readDraft } from './drafts.ts';

export const route = routeOf(wire, {
  id: 'ReadDraft',
  who: 'staff',
  loss: 'Experts do not find what they wrote: reports wait, or are written twice.',
  large: true,
  uses: { parts: ['GetItem'], drafts: ['Query'] },
  stores: ['parts', 'drafts'],
  run: (call) => readDraft(call.me, call.params, call),
});
