import { ShopError } from '#domain/wire/errors.ts';
import { answerInMargin as wire } from '#domain/wire/margin.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { answerAboutSentence } from './answering-in-margin.ts';

export const route = routeOf(wire, {
  id: 'AnswerInMargin',
  who: 'staff',
  loss: 'Experts cannot answer in the margin of their reports: readers wait.',
  uses: {
    orders: ['GetItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['Query', 'UpdateItem'],
    outbox: ['PutItem'],
    issues: ['PutItem', 'DeleteItem'],
  },
  stores: ['orders', 'parts', 'threads', 'margins'],
  run: (call) => {
    const { data: key } = wire.key.safeParse(call.params);
    if (!key) throw new ShopError('not_found');
    return answerAboutSentence(call.me, call.params, { id: key.note, text: call.body.text }, call);
  },
});
