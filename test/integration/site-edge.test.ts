import { expect, inject, test } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { call } from '#test/support/client.ts';
import { getRaw } from '#test/support/raw-http.ts';
import { getPage } from '#test/support/site.ts';

test('errors of the API reach the browser unchanged, never as the 404 page', async () => {
  const refused = await call('POST', '/api/validate-email', { body: { token: 'A'.repeat(43) } });
  expect(refused.status).toBe(400);
  expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.json).toEqual({ error: { code: 'link_invalid', message: errorTexts.link_invalid } });
  for (const path of ['/api/orders/x', '/api/nothing', '/api/']) {
    const answer = await getPage(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
  expect((await getPage('/api/orders')).status).toBe(401);
});

test.each([
  '/../.build/edge.json',
  '/../../../../etc/passwd',
  '/services/../../edge.json',
  '/%2e%2e/edge.json',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/....//edge.json',
  '//evil.example',
  '//evil.example/api/health',
  '/\\evil.example',
  '//',
  '/%00',
  '/index%00.html',
  '/services/%00',
  '/%',
  '/%ff',
  '/assets/',
  '/assets/..',
  '/.git/config',
  '/services;/x',
  'http://evil.example/',
  'http://evil.example/api/health',
  '/%C3%A9',
])('the path «%s» is the 404 page and leads nowhere', async (path) => {
  const answer = await getRaw(path);
  expect(answer.status).toBe(404);
  expect(answer.head).not.toMatch(/^location:/im);
  expect(answer.head).toMatch(/^content-security-policy:/im);
  expect(answer.body).not.toMatch(/(?<!:)root:|styleHashes|"dependencies"/);
});

test.each(['/\u0000', '/services\u0000.html', '/services HTTP/1.0\u0001'])(
  'a path with control characters (%j) is no request',
  async (path) => {
    expect([400, 0]).toContain((await getRaw(path)).status);
  },
);

test.each([
  '/api/../config.json',
  '/api/../../../../../_ministack/health',
  '/api/../../../../../../_localstack/health',
  '/api/%2e%2e/%2e%2e/%2e%2e/%2e%2e/_localstack/health',
  '/api/..%2f..%2f..%2f..%2f_localstack/health',
  '/api/./health',
])('«%s» reaches nothing behind the API', async (path) => {
  const answer = await getRaw(path);
  expect([403, 404]).toContain(answer.status);
  expect(answer.body).not.toMatch(/"services"|"version"|"ok"|userPoolId/);
});

test('pages accept only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    expect((await getRaw('/', method)).status).toBe(405);
  }
});

test('the built files contain neither the origin secret nor a key', async () => {
  const { html } = await getPage('/checkout');
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const script = (await getPage(file)).html;
    expect(script).not.toContain(inject('shop').originSecret);
    expect(script).not.toMatch(/sk_(test|live)_|whsec_/);
  }
});
