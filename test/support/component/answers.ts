/** The shop's API in the browser's place. Bodies and answers must fit the wire, so that an answer cannot lie. */
import type { BrowserContext, Request, Route } from 'playwright-core';
import * as z from 'zod/mini';
import { ShopError } from '#domain/wire/errors.ts';

type Schema = z.core.$ZodType;
/** A route object of the wire. */
export type WireRoute<Body extends Schema, Answer extends Schema> = {
  readonly method: string;
  readonly path: string;
  readonly body?: Body;
  readonly ping?: Schema;
  readonly answer: Answer;
};

export type Sent<Body extends Schema> = {
  /** Values of the path's `{names}`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: z.output<Body> | undefined;
};

/** The body of a route that has one. */
export const bodyOf = <Body extends Schema>({ body }: Sent<Body>): z.output<Body> => {
  if (body === undefined) throw new Error('the call has no body');
  return body;
};

/** The call gets no answer, as when the network breaks. */
export const lost = Symbol('lost');
/** The call is refused like by the shop itself, also when the error is thrown. */
export type Reply<Answer extends Schema> = z.input<Answer> | ShopError | typeof lost;
type Replier<Body extends Schema, Answer extends Schema> = (
  sent: Sent<Body>,
) => Reply<Answer> | Promise<Reply<Answer>>;

/** What became of a call: the answer of `status`, or no answer. */
type Outcome = { readonly status: number; readonly json: unknown } | typeof lost;
type Answerer = {
  readonly method: string;
  readonly pattern: RegExp;
  readonly run: (request: Request, params: Readonly<Record<string, string>>) => Promise<Outcome>;
};

export type Answers = {
  /** Answers a route from now on; a later answer of the same route replaces it. Returns the calls so far, as they come. */
  readonly answer: <Body extends Schema, Answer extends Schema>(
    route: WireRoute<Body, Answer>,
    reply: Replier<NoInfer<Body>, NoInfer<Answer>>,
  ) => readonly Sent<Body>[];
};

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const jsonOf = (request: Request): unknown => {
  const text = request.postData();
  return text === null ? undefined : JSON.parse(text);
};

const refused = ({ status, code, message }: ShopError): Outcome => ({
  status,
  json: { error: { code, message } },
});

const refusalOf = (error: unknown): ShopError => {
  if (error instanceof ShopError) return error;
  throw error;
};

/** Throws when body or answer do not fit the wire. */
const answererOf = <Body extends Schema, Answer extends Schema>(
  route: WireRoute<Body, Answer>,
  reply: Replier<Body, Answer>,
  calls: Sent<Body>[],
): Answerer => ({
  method: route.method,
  pattern: patternOf(route.path),
  run: async (request, params) => {
    const json = jsonOf(request);
    if (route.ping && z.safeParse(route.ping, json).success) return { status: 200, json: {} };
    const body = route.body && z.parse(route.body, json);
    const sent = { params, query: new URL(request.url()).searchParams, headers: request.headers(), body };
    calls.push(sent);
    const answer = await (async () => reply(sent))().catch(refusalOf);
    if (answer === lost) return lost;
    if (answer instanceof ShopError) return refused(answer);
    const text = JSON.stringify(answer);
    z.parse(route.answer, JSON.parse(text));
    return { status: 200, json: JSON.parse(text) };
  },
});

const fulfill = async (route: Route, outcome: Outcome) =>
  outcome === lost ? route.abort('internetdisconnected') : route.fulfill(outcome);

/** Calls of the API are answered by the last answerer that fits; `report` gets those that nobody answers. */
export const answerCalls = async (
  context: BrowserContext,
  report: (problem: string) => void,
  isOffline: () => boolean,
): Promise<Answers> => {
  const answerers: Answerer[] = [];
  const outcomeOf = async (request: Request): Promise<Outcome> => {
    const { pathname } = new URL(request.url());
    const found = answerers.find(
      ({ method, pattern }) => method === request.method() && pattern.test(pathname),
    );
    if (!found) throw new Error('the test does not answer it');
    return found.run(request, { ...found.pattern.exec(pathname)?.groups });
  };
  await context.route('**/api/**', async (route) => {
    if (isOffline()) return route.abort('internetdisconnected');
    const request = route.request();
    const outcome = await outcomeOf(request).catch((error: unknown): Outcome => {
      report(`${request.method()} ${new URL(request.url()).pathname}: ${error}`);
      return { status: 500, json: {} };
    });
    // A page that was left does not wait for its answer.
    await fulfill(route, outcome).catch(() => undefined);
  });
  return {
    answer: (route, reply) => {
      const calls: Sent<NonNullable<(typeof route)['body']>>[] = [];
      answerers.unshift(answererOf(route, reply, calls));
      return calls;
    },
  };
};
