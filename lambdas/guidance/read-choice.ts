import { readGuidanceChoice as wire } from '#domain/wire/mailings.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { readByLink } from './links.ts';

export const route = routeOf(wire, {
  id: 'ReadChoice',
  who: 'link',
  loss: 'Customers do not see since when the guidance is written to them, and cannot end it in their account.',
  uses: { tokens: ['GetItem'], guidances: ['GetItem'] },
  stores: ['guidanceLinks', 'guidances'],
  run: ({ body, guidanceLinks, ...call }) => readByLink(body.token, { ...call, links: guidanceLinks }),
});
