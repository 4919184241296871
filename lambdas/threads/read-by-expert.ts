import { readByExpert as wire } from '#domain/wire/threads.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readByHolder } from './expert-side.ts';

export const route = routeOf(wire, {
  id: 'ReadByExpert',
  who: 'staff',
  loss: 'Messages that experts have read stay marked as new in the queue.',
  uses: { parts: ['GetItem', 'UpdateItem'], issues: ['DeleteItem'] },
  stores: ['parts', 'messages', 'notices'],
  run: (call) => readByHolder(call.me, call.params, call.body, call),
});
