import { replyByLink as wire } from '#domain/wire/questions.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { answerByLink } from './replying-by-link.ts';

export const route = routeOf(wire, {
  id: 'ReplyByLink',
  who: 'link',
  loss: 'Customers cannot answer their experts from the mail: reports wait for them.',
  uses: {
    tokens: ['GetItem'],
    orders: ['GetItem', 'UpdateItem'],
    parts: ['GetItem', 'Query', 'UpdateItem'],
    threads: ['Query', 'UpdateItem'],
    births: ['GetItem', 'PutItem'],
    accesses: ['PutItem'],
    issues: ['PutItem'],
    limits: ['UpdateItem'],
  },
  stores: [
    'tokens',
    'orders',
    'parts',
    'births',
    'threads',
    'questions',
    'corrections',
    'accesses',
    'notices',
    'limits',
  ],
  run: (call) => answerByLink(call.body, call),
});
