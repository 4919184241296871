/** Calls a route as API Gateway does, with stores in memory: origin, caller, body, decision and answer. */
import * as z from 'zod/mini';
import { ShopError } from '#domain/wire/errors.ts';
import type { Who } from '#lambdas/routing/callers.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import type { Route } from '#lambdas/routing/route.ts';
import { servingBehind } from '#lambdas/routing/serve.ts';
import * as who from '#lambdas/routing/who.ts';
import { httpEvent } from './events.ts';

type Finder = { by(request: HttpRequest, deps: object): Promise<object> };

const finders: Readonly<Record<Who, Finder>> = {
  staff: { by: who.staffCaller },
  administrator: { by: who.administratorCaller },
  customer: { by: who.customerCaller },
  freshCustomer: { by: who.freshCustomerCaller },
  session: { by: who.sessionCaller },
  several: { by: who.severalCaller },
  buyer: { by: who.buyerCaller },
  linkOrAccount: { by: who.linkOrAccountCaller },
  link: { by: who.linkCaller },
  anyone: { by: who.anyoneCaller },
  facts: { by: who.factsCaller },
  stripe: { by: who.stripeCaller },
};

/** Finds the caller of a route with the given stores. */
export const finderOf = (name: Who, deps: object) => (request: HttpRequest) =>
  finders[name].by(request, deps);

export type Sent = {
  /** An object is sent as JSON, a text as it is. */
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the authorizer has verified: `sub`, `iat`, `cognito:groups`, `auth_time`, `origin_jti`. */
  readonly claims?: Readonly<Record<string, string>>;
};

/** The stores that a route gets, each with only the methods that the test needs; `profiles`, `staff` and `tokens` find the caller too. */
type Stores<Given> = { readonly [Name in keyof Given]?: Partial<Given[Name]> } & {
  readonly profiles?: object;
  readonly staff?: object;
  readonly tokens?: object;
  readonly verify?: (token: string) => Promise<object>;
};

const origin = 'the CDN';
const serve = servingBehind(async (headers) => {
  if (headers['x-origin-secret'] !== origin) throw new ShopError('forbidden');
});

const eventOf = ({ body = '', params, query, headers = {}, claims }: Sent) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const event = httpEvent({ 'x-origin-secret': origin, ...headers }, text);
  const authorizer = { jwt: { claims: claims ?? {}, scopes: [] } };
  return {
    ...event,
    ...(params && { pathParameters: { ...params } }),
    ...(query && { queryStringParameters: { ...query } }),
    requestContext: { ...event.requestContext, ...(claims && { authorizer }) },
  };
};

export const callRoute = async <Answer, Given extends object>(
  route: Route<Answer, Given>,
  sent: Sent,
  stores: Stores<Given>,
): Promise<{ status: number; json: unknown }> => {
  const loose: Route<Answer, object> = route;
  const handler = serve(
    loose.wire,
    async (request) => loose.answer(request, await finderOf(loose.who, stores)(request), async () => stores),
    loose.status,
  );
  const { statusCode, body } = await handler(eventOf(sent));
  return { status: z.int().parse(statusCode), json: JSON.parse(body ?? '') };
};

/** What a request of a member of the atelier carries: the claims, and the stores that find the member. */
export const asMember = <Row extends object>(
  member: { readonly id: string; readonly groups: readonly string[] },
  row: Row,
) => ({
  claims: { sub: member.id, iat: '1', 'cognito:groups': `[${member.groups.join(' ')}]` },
  members: {
    profiles: { ofSession: async () => ({ email_validated: true }) },
    staff: { find: async () => row },
  },
});
