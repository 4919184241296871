import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { ShopError } from '#domain/wire/errors.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { type HttpRequest, requestOf } from './request.ts';

type Answering<Answer> = {
  readonly answer: z.ZodMiniType<Answer>;
  readonly maxBytes?: number;
  readonly tooLarge?: string;
  /** Seconds for which the answer may be cached; without it, never. */
  readonly maxAge?: number | ((answer: Answer, now: Date) => number);
};
type Run<Answer> = (request: HttpRequest) => Promise<Answer>;

/** Makes an answer smaller for a caller who takes this encoding. */
type Pack = (
  answer: APIGatewayProxyStructuredResultV2,
  acceptEncoding: string | undefined,
) => APIGatewayProxyStructuredResultV2;

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

const cacheOf = <Answer>({ maxAge }: Answering<Answer>, answer: Answer, now: Date): string | undefined => {
  const seconds = typeof maxAge === 'function' ? maxAge(answer, now) : maxAge;
  return seconds === undefined ? undefined : `public, max-age=${seconds}`;
};

/** Checks the origin, runs the route, validates the answer and turns errors into the envelope. */
export const servingBehind =
  (assertOrigin: (headers: HttpRequest['headers']) => Promise<void>) =>
  <Answer>(wire: Answering<Answer>, run: Run<Answer>, status = 200, pack?: Pack) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    try {
      await assertOrigin(event.headers);
      const request = requestOf(event, wire);
      const answer = wire.answer.parse(await run(request));
      const whole = respond(status, answer, cacheOf(wire, answer, request.now));
      return pack?.(whole, event.headers['accept-encoding']) ?? whole;
    } catch (error) {
      return failure(error, event.routeKey);
    }
  };
