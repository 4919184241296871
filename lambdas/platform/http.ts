import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import type * as z from 'zod/mini';
import { ShopError } from '#domain/wire/errors.ts';
import { readVariable } from '#lib/env.ts';
import { errorFacts, log } from './log.ts';
import { secrets } from './secrets.ts';
import { isSame } from './tokens.ts';

/** No valid body comes near this size, unless its route says more; a larger one is refused before it is parsed. */
const maxBodyBytes = 64 * 1024;

export type HttpRequest = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Claims that the JWT authorizer has verified; empty on routes without authorizer. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly rawBody: string;
  /** The visitor's address, as the CDN saw it. */
  readonly viewerIp: string;
  readonly now: Date;
};

type Route<Answer> = {
  readonly answer: z.ZodMiniType<Answer>;
  /** `maxBytes`: the largest body; `tooLarge`: the message for a larger one. */
  readonly maxBytes?: number;
  readonly tooLarge?: string;
  /** Seconds for which the answer may be cached; without it, never. */
  readonly maxAge?: number | ((answer: Answer, now: Date) => number);
};
type Run<Answer> = (request: HttpRequest) => Promise<Answer>;

const respond = (status: number, body: unknown, cache = 'no-store'): APIGatewayProxyStructuredResultV2 => ({
  statusCode: status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cache },
  body: JSON.stringify(body),
});

const failure = (error: unknown, route: string): APIGatewayProxyStructuredResultV2 => {
  const known = error instanceof ShopError ? error : new ShopError('unexpected');
  if (known !== error) log.error('unexpected_error', { route, ...errorFacts(error) });
  else log.info('refused', { route, code: known.code });
  return respond(known.status, { error: { code: known.code, message: known.message } });
};

/** Only the CDN (locally the web server) knows the origin secret: a request without it is refused. */
export const assertOrigin = async (headers: HttpRequest['headers']) => {
  const sent = headers['x-origin-secret'];
  const name = readVariable('ORIGIN_SECRET_PARAMETER');
  const isKnown = sent && (await secrets().find(name, (known) => known.find((one) => isSame(one, sent))));
  if (!isKnown) throw new ShopError('forbidden');
};

const hasAuthorizer = (event: APIGatewayProxyEventV2): event is APIGatewayProxyEventV2WithJWTAuthorizer =>
  'authorizer' in event.requestContext;

const requestOf = (
  event: APIGatewayProxyEventV2,
  { maxBytes = maxBodyBytes, tooLarge }: Pick<Route<never>, 'maxBytes' | 'tooLarge'>,
): HttpRequest => {
  const text = event.body ?? '';
  const rawBody = event.isBase64Encoded ? Buffer.from(text, 'base64').toString('utf8') : text;
  if (Buffer.byteLength(rawBody) > maxBytes) throw new ShopError('too_large', tooLarge);
  return {
    headers: event.headers,
    params: event.pathParameters ?? {},
    query: event.queryStringParameters ?? {},
    claims: hasAuthorizer(event) ? event.requestContext.authorizer.jwt.claims : {},
    rawBody,
    viewerIp: event.headers['x-viewer-ip'] ?? '',
    now: new Date(),
  };
};

const cacheOf = <Answer>({ maxAge }: Route<Answer>, answer: Answer, now: Date): string | undefined => {
  const seconds = typeof maxAge === 'function' ? maxAge(answer, now) : maxAge;
  return seconds === undefined ? undefined : `public, max-age=${seconds}`;
};

/** Wraps a route: checks the origin, runs it, validates the answer and turns errors into the envelope. */
export const serve =
  <Answer>(route: Route<Answer>, run: Run<Answer>, status = 200) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    try {
      await assertOrigin(event.headers);
      const request = requestOf(event, route);
      const answer = route.answer.parse(await run(request));
      return respond(status, answer, cacheOf(route, answer, request.now));
    } catch (error) {
      return failure(error, event.routeKey);
    }
  };

/** Parses a JSON body with its schema. The first French message of the schema reaches the customer. */
export const parseBody = <Body>(request: HttpRequest, schema: z.ZodMiniType<Body>): Body => {
  let json: unknown;
  try {
    json = JSON.parse(request.rawBody);
  } catch {
    throw new ShopError('invalid_request');
  }
  // An issue without our message says «Invalid input», whatever locale another library has set.
  const parsed = schema.safeParse(json, { error: () => 'Invalid input' });
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues.find((issue) => isOurs(issue.message))?.message;
  throw new ShopError('invalid_request', message);
};

/** Schemas without our message give zod's «Invalid input», which is not for customers. */
const isOurs = (message: string): boolean => !message.startsWith('Invalid');
