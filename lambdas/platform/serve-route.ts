import type { HttpRequest } from '#lambdas/routing/request.ts';
import type { Route } from '#lambdas/routing/route.ts';
import { serve } from './http.ts';

/** The handler of a route, for the entry that `lib/bundle.ts` writes: it names what finds the caller and what the route gets. */
export const serveRoute = <Answer>(
  route: Route<Answer, object>,
  find: (request: HttpRequest) => Promise<object>,
  give: (now: Date) => Promise<object>,
  pack?: Parameters<typeof serve>[3],
) =>
  serve(route.wire, async (request) => route.answer(request, await find(request), give), route.status, pack);
