import { stopGuidance as wire } from '#domain/wire/guidance.ts';
import { parseBody } from '#lambdas/routing/request.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { oneClickToken, stopByLink } from './links.ts';

export const route = routeOf(wire, {
  id: 'StopGuidance',
  who: 'link',
  loss: 'Readers of the guidance cannot end it by its link, which the law gives them (CPCE L34-5).',
  uses: { tokens: ['GetItem'], guidances: ['UpdateItem'] },
  // Requests come from the link's page (JSON) and from mail clients (RFC 8058).
  checksBody: true,
  stores: ['guidanceLinks', 'guidances'],
  run: async ({ guidanceLinks, ...call }) => {
    const token = oneClickToken(call.query, call.rawBody) ?? parseBody(call, wire.body).token;
    await stopByLink(token, 'link', { ...call, links: guidanceLinks });
    return { stopped: true as const };
  },
});
