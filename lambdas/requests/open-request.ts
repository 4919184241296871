import { openRequest as wire } from '#domain/wire/requests.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { openRequest } from './answer-request.ts';

export const route = routeOf(wire, {
  id: 'OpenRequest',
  who: 'staff',
  loss: 'Administrators cannot answer a request for a correction, which the law wants within a month.',
  uses: { requests: ['GetItem', 'UpdateItem'], accesses: ['PutItem'] },
  stores: ['requests', 'profiles', 'accesses'],
  run: (call) => openRequest(call.me, call.body, call),
});
