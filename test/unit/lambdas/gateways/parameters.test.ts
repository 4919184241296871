import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createParameters, type Patience, patiently } from '#lambdas/gateways/parameters.ts';
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
let read: (name: string, patience: Patience) => Promise<string>;

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
  expect(await read('/shop/stripe-key', 'first')).toBe('whsec_first,whsec_second');
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

it('retries when the store is busy or fails', async () => {
  answers.push(refused('ThrottlingException'), { status: 503, body: {} });
  expect(await read('/shop/stripe-key', 'first')).toBe('whsec_first,whsec_second');
  expect(asked).toHaveLength(3);
});

it('asks once for a value that is known, and throws the code of the store', async () => {
  answers.push(refused('AccessDeniedException'));
  await expect(read('/shop/stripe-key', 'again')).rejects.toThrow(
    expect.objectContaining({ name: 'AccessDeniedException' }),
  );
  expect(asked).toHaveLength(1);
});

describe('a burst of cold starts', () => {
  /** Forty calls a second, as the store allows an account; the rest is refused. */
  const store = () => {
    const [perSecond, begin] = [40, Date.now()];
    let [left, at] = [perSecond, begin];
    return async () => {
      left = Math.min(perSecond, left + ((Date.now() - at) / 1000) * perSecond);
      at = Date.now();
      if (left < 1) throw new Error('ThrottlingException');
      left -= 1;
      return Date.now() - begin;
    };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('of 160 functions in one moment gets all its values, and none waits longer than five seconds', async () => {
    const ask = store();
    const all = Promise.allSettled(Array.from({ length: 160 }, () => patiently(ask, 'first')));
    await vi.advanceTimersByTimeAsync(10_000);
    const ends = (await all).map((one) => (one.status === 'fulfilled' ? one.value : Number.NaN));
    expect(ends.filter(Number.isNaN)).toEqual([]);
    expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
  });

  it('ends with the error of the store when it never answers', async () => {
    const never = vi.fn(() => Promise.reject(new Error('ThrottlingException')));
    const all = expect(patiently(never, 'first')).rejects.toThrow('ThrottlingException');
    await vi.advanceTimersByTimeAsync(10_000);
    await all;
    expect(never.mock.calls.length).toBeLessThan(60);
  });
});
