/** The handler of a route from the source, with the stores of the shop, as its bundle has it. */
import * as gateways from '#lambdas/platform/gateways.ts';
import { serveRoute } from '#lambdas/platform/serve-route.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { needsOf } from '#lambdas/routing/callers.ts';
import type { Route } from '#lambdas/routing/route.ts';
import { finderOf } from './route-call.ts';

const { tables: _names, ...made } = stores;
const supplies = new Map<string, (now: Date) => unknown>([
  ...Object.entries(made),
  ...Object.entries(gateways),
]);

const make = async (names: readonly string[], now: Date): Promise<object> =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await supplies.get(name)?.(now)] as const)),
  );

export const handlerOf = <Answer, Given extends object>(route: Route<Answer, Given>) => {
  const loose: Route<Answer, object> = route;
  const needs = needsOf(loose.who);
  return serveRoute(
    loose,
    async (request) => {
      const names = [...needs.stores, ...(needs.verifies ? ['verify'] : [])];
      return finderOf(loose.who, await make(names, request.now))(request);
    },
    (now) => make([...loose.stores, ...loose.gateways], now),
  );
};
