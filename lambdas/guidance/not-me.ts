import { refuseGuidance as wire } from '#domain/wire/guidance.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { stopByLink } from './links.ts';

export const route = routeOf(wire, {
  id: 'RefuseGuidance',
  who: 'link',
  loss: 'Readers of the guidance cannot end it by its link, which the law gives them (CPCE L34-5).',
  uses: { tokens: ['GetItem'], guidances: ['UpdateItem'] },
  stores: ['guidanceLinks', 'guidances'],
  run: async ({ body, guidanceLinks, ...call }) => {
    await stopByLink(body.token, 'not-me', { ...call, links: guidanceLinks });
    return { blocked: true as const };
  },
});
