import { ShopError } from '#domain/wire/errors.ts';
import { replyToQuestion as wire } from '#domain/wire/questions.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart } from './own-part.ts';
import { replyTo } from './replying.ts';

export const route = routeOf(wire, {
  id: 'ReplyToQuestion',
  who: 'customer',
  loss: "Customers cannot answer their experts in the account: the clock stands until they use the mail's link.",
  uses: {
    orders: ['GetItem', 'UpdateItem'],
    parts: ['GetItem', 'Query', 'UpdateItem'],
    threads: ['Query', 'UpdateItem'],
    births: ['GetItem', 'PutItem'],
    accesses: ['PutItem'],
    issues: ['PutItem'],
  },
  stores: ['orders', 'parts', 'births', 'threads', 'questions', 'corrections', 'accesses', 'notices'],
  run: async (call) => {
    const { data: key } = wire.key.safeParse(call.params);
    if (!key) throw new ShopError('not_found');
    const { part } = await ownPart(call.customer, call.params, call);
    return replyTo(part, key.question, call.body, call);
  },
});
