import { expect, test } from 'vitest';
import { route } from '#lambdas/health/health.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { callRoute } from '#test/support/route-call.ts';

test('health tells the digest of the secret that came with the call, never the secret', async () => {
  const { status, json } = await callRoute(route, {}, {});
  expect({ status, json }).toEqual({ status: 200, json: { ok: true, origin: digestOf('the CDN') } });
  expect(JSON.stringify(json)).not.toContain('the CDN');
});
