import { askInMargin as wire } from '#domain/wire/margin.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { askAboutSentence } from './asking-in-margin.ts';

export const route = routeOf(wire, {
  id: 'AskInMargin',
  who: 'customer',
  loss: 'Readers cannot ask about a sentence of their reports; they still write in the conversation.',
  uses: {
    orders: ['GetItem'],
    parts: ['GetItem', 'UpdateItem'],
    threads: ['Query', 'PutItem'],
    issues: ['PutItem'],
    limits: ['UpdateItem'],
  },
  stores: ['orders', 'parts', 'threads', 'margins', 'notices', 'limits'],
  run: (call) => askAboutSentence(call.customer, call.params, call.body, call),
});
