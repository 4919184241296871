import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { close, listen } from '../../../bin/local/listen.ts';
import { signedHeaders } from './sign-request.ts';

/** One call of a function: its operation and DynamoDB's billed units. */
export type CountedCall = { readonly operation: string; readonly reads: number; readonly writes: number };
export type CountingProxy = {
  readonly url: string;
  readonly calls: readonly CountedCall[];
  forget(): void;
  stop(): Promise<void>;
};

const consumed = z.object({ CapacityUnits: z.number() });
const answerSchema = z.object({ ConsumedCapacity: z.optional(z.union([consumed, z.array(consumed)])) });
const dynamo = 'DynamoDB_20120810.';
const readers = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems'];

const transaction = z.object({ TransactItems: z.array(z.unknown()) });

/** AWS bills a write that its condition refused, for a transaction each item; the emulator does not report them. */
const refusedUnits = (operation: string, sent: string): number =>
  operation === 'TransactWriteItems' ? 2 * transaction.parse(JSON.parse(sent)).TransactItems.length : 1;

const batchSchema = z.object({
  RequestItems: z.record(
    z.string(),
    z.object({ Keys: z.array(z.unknown()), ConsistentRead: z.optional(z.boolean()) }),
  ),
});

/** The emulator does not report the reads of a batch: one unit per row, half a unit unless consistent. */
const batchUnits = (sent: string): number =>
  Object.values(batchSchema.parse(JSON.parse(sent)).RequestItems).reduce(
    (sum, { Keys, ConsistentRead }) => sum + Keys.length * (ConsistentRead ? 1 : 0.5),
    0,
  );

const unitsOf = (operation: string, sent: string, answer: Forwarded): number => {
  if (answer.status !== 200) return readers.includes(operation) ? 0 : refusedUnits(operation, sent);
  if (operation === 'BatchGetItem') return batchUnits(sent);
  const { ConsumedCapacity: capacity = [] } = answerSchema.parse(JSON.parse(answer.body.toString()));
  return [capacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
};

const textOf = (header: string | string[] | undefined): string => z.catch(z.string(), '').parse(header);

/** `GetItem`, `SendMessage`, `SendRawEmail`…; method and path for a call without an operation. */
const operationOf = ({ headers, method, url }: IncomingMessage, body: Buffer): string => {
  const target = textOf(headers['x-amz-target']).split('.').at(-1);
  return target || (/\bAction=(\w+)/.exec(body.toString())?.[1] ?? `${method} ${url}`);
};

type Forwarded = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

const forward = (
  { method, url }: IncomingMessage,
  upstream: string,
  headers: IncomingMessage['headers'],
  sent: Buffer | string,
): Promise<Forwarded> =>
  new Promise((resolve, reject) => {
    const outgoing = openRequest(`${upstream}${url}`, { method, headers });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body }),
        reject,
      );
    });
    outgoing.end(sent);
  });

/** Asks DynamoDB for the billed units: this changes the body, so the call is signed again. */
const askedForUnits = async (request: IncomingMessage, body: Buffer) => {
  const sent = JSON.stringify({ ...JSON.parse(body.toString()), ReturnConsumedCapacity: 'TOTAL' });
  const { headers } = request;
  const signable = {
    host: textOf(headers.host),
    service: 'dynamodb',
    target: textOf(headers['x-amz-target']),
    contentType: textOf(headers['content-type']),
    body: sent,
  };
  return { sent, headers: { ...(await signedHeaders(signable)), 'accept-encoding': 'identity' } };
};

/** Counts the calls to the upstream (the emulator, or Stripe's stand-in) and changes no answer. */
export const startCountingProxy = async (upstream: string): Promise<CountingProxy> => {
  const calls: CountedCall[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const operation = operationOf(request, body);
    const isDynamo = textOf(request.headers['x-amz-target']).startsWith(dynamo);
    const { sent, headers } = isDynamo
      ? await askedForUnits(request, body)
      : { sent: body, headers: request.headers };
    const answer = await forward(request, upstream, headers, sent);
    const units = isDynamo ? unitsOf(operation, sent.toString(), answer) : 0;
    const isRead = readers.includes(operation);
    calls.push({ operation, reads: isRead ? units : 0, writes: isRead ? 0 : units });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await listen(server, 0);
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const forget = () => {
    calls.length = 0;
  };
  return { url: `http://127.0.0.1:${port}`, calls, forget, stop: () => close(server) };
};
