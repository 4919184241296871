/** Large answers travel compressed: no part of AWS compresses what the API answers. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { compress } from '#lambdas/routing/compress.ts';
import { servingBehind } from '#lambdas/routing/serve.ts';
import { httpEvent } from '#test/support/events.ts';

const serve = servingBehind(async () => undefined);
const answered = (text: string, acceptEncoding?: string) =>
  serve(
    { answer: z.object({ text: z.string() }) },
    async () => ({ text }),
    200,
    compress,
  )(httpEvent(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }, ''));
const long = '<path d="M 12.5 7"/>'.repeat(10_000);

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('a browser that takes «%s» gets %s', async (accepted, encoding, open) => {
  const { statusCode, headers, body = '', isBase64Encoded } = await answered(long, accepted);
  expect({ statusCode, isBase64Encoded }).toEqual({ statusCode: 200, isBase64Encoded: true });
  expect(headers).toMatchObject({
    ...{ 'content-encoding': encoding, 'cache-control': 'no-store' },
    'content-type': 'application/json; charset=utf-8',
  });
  const bytes = Buffer.from(body, 'base64');
  expect(bytes.byteLength).toBeLessThan(long.length / 10);
  expect(JSON.parse(open(bytes).toString())).toEqual({ text: long });
});

test('who takes no encoding, and a short answer, get plain text', async () => {
  for (const answer of [
    await answered(long),
    await answered(long, 'identity'),
    await answered('short', 'br'),
  ]) {
    expect(answer.isBase64Encoded).toBeUndefined();
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(answer.body ?? '')).toHaveProperty('text');
  }
});
