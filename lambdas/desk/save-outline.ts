import { saveOutline as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { saveOutline } from './drafts.ts';

export const route = routeOf(wire, {
  id: 'SaveOutline',
  who: 'staff',
  loss: 'What experts write is kept on their device only, and a colleague does not find it.',
  uses: { drafts: ['GetItem', 'PutItem', 'UpdateItem'], parts: ['GetItem', 'ConditionCheckItem'] },
  stores: ['parts', 'draftWrites'],
  run: ({ draftWrites, ...call }) =>
    saveOutline(call.me, call.params, call.body, { ...call, writes: draftWrites }),
});
