/** The checks before every route, run from the source with the deployed secrets. */
import { beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '#lambdas/platform/http.ts';
import { parameterNames } from '#lib/stage.ts';
import { httpEvent } from '#test/support/events.ts';
import { awsEnvironment } from '../../bin/local/aws.ts';

beforeAll(() => {
  Object.assign(process.env, awsEnvironment, {
    AWS_ENDPOINT_URL: inject('shop').emulator,
    ORIGIN_SECRET_PARAMETER: parameterNames('local').originSecret,
  });
});

const door = serve({ answer: z.object({ length: z.number() }) }, async ({ rawBody }) => ({
  length: rawBody.length,
  secret: 'an answer tells what its schema names and no more',
}));

test('every request without the origin secret is refused', async () => {
  const { originSecret } = inject('shop');
  expect(await door(httpEvent({ 'x-origin-secret': originSecret }, '{}'))).toMatchObject({
    statusCode: 200,
    body: '{"length":2}',
  });
  const wrong: Record<string, string>[] = [
    {},
    { 'x-origin-secret': '' },
    { 'x-origin-secret': `${originSecret}x` },
  ];
  for (const headers of wrong) {
    expect(await door(httpEvent(headers, '{}'))).toMatchObject({ statusCode: 403 });
  }
});
