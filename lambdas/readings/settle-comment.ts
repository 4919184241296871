import { settleComment as wire } from '#domain/wire/readings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { settleComment } from './asking.ts';

export const route = routeOf(wire, {
  id: 'SettleComment',
  who: 'staff',
  loss: "Experts cannot mark a colleague's comment as seen to.",
  uses: { parts: ['GetItem'], drafts: ['GetItem', 'UpdateItem'] },
  stores: ['parts', 'readings'],
  run: (call) => settleComment(call.me, call.params, call.body.done, call),
});
