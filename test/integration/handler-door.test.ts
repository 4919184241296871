/** The checks before every route, run from the source with the deployed secrets. */
import { expect, inject, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { parameterNames } from '#lib/stage.ts';
import { httpEvent } from '#test/support/events.ts';
import { setVariables } from '#test/support/from-source.ts';

test('every request without the origin secret is refused', async () => {
  onTestFinished(setVariables({ ORIGIN_SECRET_PARAMETER: parameterNames('local').originSecret }));
  const { serve } = await import('#lambdas/platform/http.ts');
  const door = serve({ answer: z.object({ length: z.number() }) }, async ({ rawBody }) => ({
    length: rawBody.length,
    secret: 'an answer tells what its schema names and no more',
  }));
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
