import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { close, originOf } from '../stripe/http.ts';
import { awsCall, type Call, type SeenCall, stripeCall } from './calls.ts';
import { delayOf, errorAnswer, type Fault, type FaultKind, hasEffect } from './faults.ts';

export type FaultProxy = {
  /** Origins that replace the emulator and Stripe. */
  readonly aws: string;
  readonly stripe: string;
  /** Restarts the counting and lets this fault happen to one call; without a fault all calls pass. */
  arm(fault?: Fault): void;
  /** Applies this fault rule to every call until the next `arm`. */
  rule(rule: Rule): void;
  /** Kinds of the calls since then, in order. */
  calls(): readonly string[];
  /** True when the armed fault has happened. */
  hasStruck(): boolean;
  /** The raw mails that SES accepted since the start, even when its answer was lost. */
  readonly mails: readonly string[];
  stop(): Promise<void>;
};

/** The fault of a call by kind and content; undefined lets it pass. */
export type Rule = (kind: string, seen: SeenCall) => FaultKind | undefined;

type Round = {
  calls: string[];
  fault: Fault | undefined;
  rule: Rule | undefined;
  struck: boolean;
  readonly mails: string[];
};
type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Route = { readonly target: string; readonly name: (seen: SeenCall) => Call };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const forward = (seen: SeenCall, target: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = { ...seen.headers, connection: 'keep-alive' };
    const outgoing = request(`${target}${seen.path}`, { agent, method: seen.method, headers }, (incoming) => {
      readAll(incoming).then(
        (body) => resolve({ status: incoming.statusCode ?? 502, headers: incoming.headers, body }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(seen.body);
  });

export const rawMailIn = (body: Buffer): string => {
  const data = new URLSearchParams(body.toString('latin1')).get('RawMessage.Data') ?? '';
  return Buffer.from(data, 'base64').toString('utf8');
};

/** Forwards the call; mails that SES accepts are kept even when the answer is lost. */
const perform = async (round: Round, seen: SeenCall, call: Call, route: Route): Promise<Reply> => {
  const reply = await forward(seen, route.target);
  if (call.kind === 'SES SendRawEmail' && reply.status < 300) round.mails.push(rawMailIn(seen.body));
  return reply;
};

const faultOf = (round: Round, { kind }: Call, seen: SeenCall): FaultKind | undefined => {
  if (round.rule) return round.rule(kind, seen);
  round.calls.push(kind);
  const { fault, calls } = round;
  if (round.struck || fault?.call !== kind) return undefined;
  if (calls.filter((one) => one === kind).length !== fault.nth) return undefined;
  round.struck = true;
  return fault.kind;
};

const sendReply = (response: ServerResponse, { status, headers, body }: Reply): void => {
  const { connection: _c, 'transfer-encoding': _t, 'content-length': _l, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
};

const answer = async (round: Round, route: Route, incoming: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET', url: path = '/', headers } = incoming;
  const seen = { method, path, headers, body: await readAll(incoming) };
  const call = route.name(seen);
  const fault = faultOf(round, call, seen);
  if (fault === 'delay') await pause(delayOf(call));
  const reply = fault === undefined || hasEffect(fault) ? await perform(round, seen, call, route) : undefined;
  if (fault === 'lose') return response.destroy();
  if (reply && fault !== 'crash') return sendReply(response, reply);
  const error = errorAnswer(call, fault === undefined || fault === 'delay' ? 'fail' : fault);
  return response.writeHead(error.status, error.headers).end(error.body);
};

const open = async (round: Round, route: Route): Promise<Server> => {
  const server = createServer((incoming, response) => {
    answer(round, route, incoming, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

/** An HTTP proxy before the emulator and Stripe that applies one fault to exactly one call. */
export const startFaultProxy = async (targets: { aws: string; stripe: string }): Promise<FaultProxy> => {
  const round: Round = { calls: [], fault: undefined, rule: undefined, struck: false, mails: [] };
  const aws = await open(round, { target: targets.aws, name: awsCall });
  const stripe = await open(round, { target: targets.stripe, name: stripeCall });
  return {
    aws: originOf(aws),
    stripe: originOf(stripe),
    arm: (fault) => Object.assign(round, { calls: [], fault, rule: undefined, struck: false }),
    rule: (rule) => Object.assign(round, { rule }),
    calls: () => round.calls,
    hasStruck: () => round.struck,
    mails: round.mails,
    stop: async () => {
      await Promise.all([close(aws), close(stripe)]);
    },
  };
};
