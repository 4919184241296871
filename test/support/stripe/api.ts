import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { disputeRoutes } from './disputes.ts';
import { faultBody, ParameterFault, StripeFault, unexpectedFault } from './faults.ts';
import { parseForm } from './form.ts';
import type { Answer, Incoming } from './http.ts';
import { type Reply, withKey } from './idempotency.ts';
import { newId } from './ids.ts';
import type { Failure } from './knobs.ts';
import { paymentRoutes } from './payment-routes.ts';
import { idIn, type Route } from './routes.ts';
import { sessionRoutes } from './session-routes.ts';

const routes = [...sessionRoutes, ...paymentRoutes, ...disputeRoutes];

const checkKey = (desk: Desk, authorization: string | undefined): void => {
  const key = authorization?.match(/^Bearer (.+)$/)?.[1];
  if (key === desk.secretKey) return;
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new StripeFault(401, message, { headers: { 'www-authenticate': 'Bearer realm="Stripe"' } });
};

const versionOf = (asked: string | undefined): string => {
  const version = asked ?? Stripe.API_VERSION;
  if (/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) return version;
  throw new StripeFault(400, `Invalid Stripe API version: ${version}.`);
};

const findRoute = ({ method, path }: Incoming): { route: Route; id: string } => {
  for (const route of routes) {
    const id = route.method === method ? idIn(route.path, path) : undefined;
    if (id !== undefined) return { route, id };
  }
  throw new StripeFault(404, `Unrecognized request URL (${method}: ${path}).`);
};

const replyOf = (fault: StripeFault): Reply => ({ status: fault.status, body: faultBody(fault) });

/** Runs an endpoint; its own refusals are answers, refused parameters are thrown. */
const runRoute = (desk: Desk, incoming: Incoming): Reply => {
  const { route, id } = findRoute(incoming);
  const parameters = parseForm(incoming.method === 'GET' ? incoming.query : incoming.body);
  try {
    return { status: 200, body: JSON.stringify(route.handle(desk, { parameters, id, path: incoming.path })) };
  } catch (error) {
    if (error instanceof StripeFault && !(error instanceof ParameterFault)) return replyOf(error);
    throw error;
  }
};

/** The connection ends before any effect: no answer is stored for the call's key. */
class Cut extends Error {
  constructor() {
    super('the connection is cut');
    this.name = 'Cut';
  }
}

const runWithFailure = async (
  desk: Desk,
  incoming: Incoming,
  failure: Failure['when'] | undefined,
): Promise<Reply> => {
  await pause(desk.knobs.current().api.delay);
  if (failure === 'cut') throw new Cut();
  if (failure === 'before') return replyOf(unexpectedFault());
  const reply = runRoute(desk, incoming);
  return failure === 'after' ? replyOf(unexpectedFault()) : reply;
};

const retryHeader = (status: number, replayed: string | undefined): Record<string, string> => ({
  // A stored 500 would only be replayed, so Stripe tells its SDK not to repeat the call.
  ...(status >= 500 ? { 'stripe-should-retry': 'false' } : {}),
  ...(replayed === undefined ? {} : { 'idempotent-replayed': 'true', 'original-request': replayed }),
});

const answerCall = async (desk: Desk, incoming: Incoming, request: string): Promise<Answer> => {
  checkKey(desk, incoming.headers.authorization);
  const version = versionOf(incoming.headers['stripe-version']);
  const { method, path, body } = incoming;
  const key = method === 'POST' ? incoming.headers['idempotency-key'] : undefined;
  let failure: Failure['when'] | undefined;
  const run = () => {
    // Taken here, because a replayed answer is not a call that could fail.
    failure = desk.knobs.takeFailure({ method, path, body });
    return runWithFailure(desk, incoming, failure);
  };
  const reply =
    key === undefined
      ? { ...(await run()), replayed: undefined }
      : await withKey(desk, { key, endpoint: path, parameters: body, request }, run);
  if (failure === 'lost') return 'hang up';
  const headers = { 'stripe-version': version, ...(key === undefined ? {} : { 'idempotency-key': key }) };
  return { ...reply, headers: { ...headers, ...retryHeader(reply.status, reply.replayed) } };
};

/** Stripe's API: one call in, one answer out; `hang up` when a knob cuts the connection. */
export const answerApi = async (desk: Desk, incoming: Incoming): Promise<Answer> => {
  if (desk.knobs.current().api.down) return 'hang up';
  const request = newId('req_');
  const headers = { 'request-id': request, 'content-type': 'application/json' };
  try {
    const answer = await answerCall(desk, incoming, request);
    return answer === 'hang up' ? answer : { ...answer, headers: { ...headers, ...answer.headers } };
  } catch (error) {
    if (error instanceof Cut) return 'hang up';
    if (!(error instanceof StripeFault)) throw error;
    return { ...replyOf(error), headers: { ...headers, ...error.details.headers } };
  }
};
