import { saveSection as wire } from '#domain/wire/desk.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { saveSection } from './drafts.ts';

export const route = routeOf(wire, {
  id: 'SaveSection',
  who: 'staff',
  loss: 'What experts write is kept on their device only, and a colleague does not find it.',
  uses: { drafts: ['GetItem', 'PutItem', 'UpdateItem', 'Query'], parts: ['GetItem', 'ConditionCheckItem'] },
  stores: ['parts', 'drafts', 'draftWrites'],
  run: ({ draftWrites, ...call }) =>
    saveSection(call.me, call.params, call.body, { ...call, writes: draftWrites }),
});
