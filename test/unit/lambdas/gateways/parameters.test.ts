import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createParameters } from '#lambdas/gateways/parameters.ts';
import { close, listen } from '../../../../bin/local/listen.ts';

type Answer = { status: number; body: object };
const found: Answer = { status: 200, body: { Parameter: { Value: 'whsec_first,whsec_second' } } };
const refused = (code: string): Answer => ({ status: 400, body: { __type: `com.amazonaws.ssm#${code}` } });

const answers: Answer[] = [];
const asked: { body: unknown; target: unknown; signature: unknown }[] = [];
const server = createServer(async (request, response) => {
  const body: unknown = JSON.parse((await buffer(request)).toString());
  const { 'x-amz-target': target, authorization: signature } = request.headers;
  asked.push({ body, target, signature });
  const answer = answers.shift() ?? found;
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});
let read: (name: string) => Promise<string>;

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  await listen(server, 0);
  const { port } = z.object({ port: z.int() }).parse(server.address());
  read = createParameters({ region: 'eu-west-3', emulator: `http://127.0.0.1:${port}` }).read;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await close(server);
});
beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
});

it('reads a parameter decrypted, by a request signed for its region and service', async () => {
  expect(await read('/shop/stripe-key')).toBe('whsec_first,whsec_second');
  expect(asked).toEqual([
    {
      body: { Name: '/shop/stripe-key', WithDecryption: true },
      target: 'AmazonSSM.GetParameter',
      signature: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-3\/ssm\/aws4_request, SignedHeaders=\S*host\S*, /,
      ),
    },
  ]);
});

it('retries when the store is busy or fails, and throws its code after three times', async () => {
  answers.push(refused('ThrottlingException'), { status: 503, body: {} });
  expect(await read('/shop/stripe-key')).toBe('whsec_first,whsec_second');
  expect(asked).toHaveLength(3);
  answers.push(...Array.from({ length: 4 }, () => refused('AccessDeniedException')));
  await expect(read('/shop/stripe-key')).rejects.toThrow(
    expect.objectContaining({ name: 'AccessDeniedException' }),
  );
  expect(answers).toHaveLength(1);
});
