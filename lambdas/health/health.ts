import { health as wire } from '#domain/wire/api.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { routeOf } from '#lambdas/routing/route.ts';

export const route = routeOf(wire, {
  id: 'Health',
  who: 'facts',
  loss: 'The smoke test cannot tell whether the shop answers.',
  run: async ({ headers }) => ({ ok: true, origin: digestOf(headers['x-origin-secret'] ?? '') }),
});
