import { limits } from '#domain/limits.ts';
import { keepByLink as wire } from '#domain/wire/closing.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { keepByLink } from './closing.ts';

export const route = routeOf(wire, {
  id: 'KeepByLink',
  who: 'link',
  loss: 'Customers who changed their mind lose their account; help them within 72 hours.',
  uses: {
    profiles: ['GetItem', 'UpdateItem'],
    tokens: ['GetItem'],
    limits: ['UpdateItem'],
    requests: ['Query', 'UpdateItem'],
  },
  stores: ['profiles', 'tokens', 'closings', 'requests', 'limits'],
  run: async (call) => {
    await takeUse(limits.closingLink, call.viewerIp, call);
    return keepByLink(call.body.token, call);
  },
});
