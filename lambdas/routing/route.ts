/**
 * A route is one file, `lambdas/<feature>/<verb>.ts`, which exports the decision and `route`: who may call it, what its
 * loss means, what it reads and writes, and which stores it gets. Entry, construct, grants, variables and its place in
 * `docs/functions.md` follow; there is no route without its caller found and its body checked.
 *
 * To move `x.handler.ts` here:
 * 1. Append `export const route = routeOf(wire, { … })` to `x.ts` (`import { … as wire }` from `lib/domain/wire`), or
 *    make `x.ts` when the handler had no decision of its own, and delete the handler.
 * 2. `id`, `loss`, `seconds`, `memory`, `traced` and `reserved` are those of its construct; `id` never changes.
 * 3. `who` is a key of `callers.ts`: `memberOf(…)` was `staff`, with `assertAdministrator` `administrator`,
 *    `customerOf` `customer`, with `assertFresh` `freshCustomer`, `authorizedCustomer` alone `session`, `callerOf`
 *    `several`; for the others the `openTo` of the construct.
 * 4. `uses` are the grants of tables (`[]` for `identify`), `pool` and `enrolment`
 *    those of accounts, `may` the rest. What `who` needs is granted by itself.
 * 5. `stores` and `gateways` name what the handler called in `platform/stores.ts` and `platform/gateways.ts`. `run` gets
 *    them by these names, with `me`, `customer` or `actor`, the checked `body`, and all of the request.
 * 6. Delete the lines of the construct; `npm run functions` writes `docs/functions.md`: only the caller is new.
 */
import type * as z from 'zod/mini';
import type * as allGateways from '#lambdas/platform/gateways.ts';
import type * as allStores from '#lambdas/platform/stores.ts';
import type { Who } from './callers.ts';
import { type HttpRequest, parseBody } from './request.ts';
import type { PoolAction, Power, Uses } from './uses.ts';
import type * as finders from './who.ts';

type Wire<Answer, Body> = {
  readonly method: string;
  readonly path: string;
  readonly answer: z.ZodMiniType<Answer>;
  readonly body?: z.ZodMiniType<Body>;
  readonly maxBytes?: number;
  readonly tooLarge?: string;
  readonly maxAge?: number | ((answer: Answer, now: Date) => number);
};

/** What the functions of a module make, by their names. */
type Made<Module, Name extends keyof Module> = {
  readonly [N in Name]: Module[N] extends (...given: never) => infer Value ? Awaited<Value> : never;
};
type Caller<W extends Who> = Awaited<ReturnType<(typeof finders)[`${W}Caller`]>>;

/** What deployment and documents need to know. */
export type Declaration = {
  /** Part of the function's name: another id would replace the function. */
  readonly id: string;
  readonly who: Who;
  /** What customers lose when it fails. */
  readonly loss: string;
  readonly uses?: Uses;
  /** Operations of the user pool, also with the client that enrols factors. */
  readonly pool?: readonly PoolAction[];
  readonly enrolment?: readonly PoolAction[];
  readonly may?: readonly Power[];
  readonly seconds?: number;
  readonly memory?: number;
  /** True when X-Ray traces its calls. */
  readonly traced?: true;
  readonly reserved?: number;
  /** Its answers are often so large that they travel compressed. */
  readonly large?: true;
  /** The stack, where it is not that of its feature. */
  readonly stack?: 'accounts' | 'api' | 'atelier' | 'desk';
};

/** What `routeOf` makes; `Given` are the stores and gateways that the route gets. */
export type Route<Answer, Given> = Declaration & {
  readonly wire: Wire<Answer, unknown>;
  readonly stores: readonly string[];
  readonly gateways: readonly string[];
  readonly status: number;
  /** Checks the body, then decides. */
  answer(request: HttpRequest, caller: object, give: (now: Date) => Promise<Given>): Promise<Answer>;
};

type Declared<
  Answer,
  Body,
  W extends Who,
  S extends keyof typeof allStores,
  G extends keyof typeof allGateways,
> = Declaration & {
  readonly who: W;
  readonly stores?: readonly S[];
  readonly gateways?: readonly G[];
  /** 200 without it. */
  readonly status?: 201 | 202;
  /** The body has other forms than its schema, so `run` checks it. */
  readonly checksBody?: true;
  run(
    call: HttpRequest & { readonly body: Body } & Caller<W> &
      Made<typeof allStores, S> &
      Made<typeof allGateways, G>,
  ): Promise<NoInfer<Answer>>;
};
type Run<Answer> = { run(call: object): Promise<Answer> };

export const routeOf = <
  Answer,
  Body,
  W extends Who,
  S extends keyof typeof allStores = never,
  G extends keyof typeof allGateways = never,
>(
  wire: Wire<Answer, Body>,
  declared: Declared<Answer, Body, W, S, G>,
): Route<Answer, Made<typeof allStores, S> & Made<typeof allGateways, G>> => {
  const { stores = [], gateways = [], status = 200, checksBody, ...declaration } = declared;
  const decision: Run<Answer> = declared;
  return {
    ...declaration,
    wire,
    stores,
    gateways,
    status,
    answer: async (request, caller, give) => {
      const body = wire.body && !checksBody ? parseBody(request, wire.body) : undefined;
      return decision.run({ ...request, ...(await give(request.now)), ...caller, body });
    },
  };
};
