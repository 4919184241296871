import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { close, listen } from '../../../bin/local/listen.ts';

/** The immediate answers of AWS: a secret; a failed condition, which ends a function; nothing found. */
const answers: Readonly<Record<string, { status: number; body: object }>> = {
  GetParameter: { status: 200, body: { Parameter: { Value: 'whsec_stub' } } },
  UpdateItem: {
    status: 400,
    body: { __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException', message: '' },
  },
};

const operationOf = (request: IncomingMessage): string => {
  const target = z.catch(z.string(), '').parse(request.headers['x-amz-target']);
  return target.split('.').at(-1) ?? '';
};

/** Answers calls of AWS on loopback without work, so that only the caller's time is measured. */
export const startAwsStub = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { status, body } = answers[operationOf(request)] ?? { status: 200, body: {} };
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(body));
    });
  });
  await listen(server, 0);
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
};
