/**
 * Compares the emulator's CloudFront (S3 origin behind access control, functions, headers, custom origins) with the
 * local server.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { livePath } from '#domain/live-stage.ts';
import { livePing, liveTicket } from '#domain/wire/live.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { securityHeaders } from '#lib/edge/headers.ts';
import { newCustomer } from '#test/support/customers.ts';
import { ask, askEdge, type EdgeAnswer, type EdgeCall } from '#test/support/edge.ts';
import { rowOf } from '#test/support/limits.ts';
import { throughDistribution } from '#test/support/live-edge.ts';
import { openSocket } from '#test/support/live-sockets.ts';
import { choosePorts } from '#test/support/ports.ts';
import { findRow } from '#test/support/rows.ts';
import { readEdge } from '#test/support/site.ts';
import { siteOptions } from '../../bin/local/parts.ts';
import { type Site, startSite } from '../../bin/local/site/server.ts';

const { emulator, outputs, originSecret } = inject('shop');
const { pages, styleHashes } = await readEdge();
const headers = securityHeaders({ styleHashes, connect: [emulator] });

let folder: string;
let local: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const { site: port } = await choosePorts(folder);
  local = await startSite({ port, ...siteOptions(emulator, outputs, originSecret) });
});
afterAll(async () => {
  await local.stop();
  await rm(folder, { recursive: true });
});

/** The parts of an answer that a browser sees. */
const seen = ({ status, headers: all, body }: EdgeAnswer) => ({
  status,
  body,
  headers: Object.fromEntries(
    [...Object.keys(headers), 'content-type', 'cache-control'].map((name) => [name, all[name]]),
  ),
});

/** The answer of both, which must be equal. */
const both = async (path: string, call: EdgeCall = {}): Promise<EdgeAnswer> => {
  const [here, there] = await Promise.all([ask(local.url, path, call), askEdge(path, call)]);
  expect(seen(there), path).toEqual(seen(here));
  return there;
};

test('every page is the same through the distribution as from the local server', async () => {
  for (const page of pages) {
    const answer = await both(page);
    expect(answer.status, page).toBe(200);
    expect(answer.headers, page).toMatchObject(headers);
    if (page !== '/') expect((await both(`${page}/`)).status).toBe(200);
  }
});

test('so is every kind of file, and a browser with a copy gets 304', async () => {
  const { body: home } = await both('/');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(home) ?? [];
  for (const path of [
    ...[script, '/favicon.svg', '/robots.txt', '/sitemap.xml', '/drawings/moon.svg'],
    ...['/apple-touch-icon.png', '/drawings/icone-192.png'],
  ])
    expect((await both(path)).status, path).toBe(200);
  const manifest = await both('/manifest.webmanifest');
  expect([manifest.status, manifest.headers['content-type']]).toEqual([200, 'application/manifest+json']);
  expect((await both('/fragments/faq.txt')).headers['cache-control']).toBe(
    'public, max-age=3600, s-maxage=0',
  );
  expect(JSON.parse((await both('/config.json')).body)).toMatchObject({ stage: 'local' });
  const { etag = '' } = (await askEdge(script)).headers;
  expect((await askEdge(script, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each([
  '/inconnu',
  '/404.html',
  '/services/index.html',
  '/.retired.json',
  '/.releases.json',
  '/.kept/pages/0/index.html',
  '/wp-login.php',
  '/../.build/edge.json',
  '/%2e%2e/edge.json',
  '/services/../../edge.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '//evil.example/api/health',
  '/%00',
  '/%',
  '/services;/x',
  '/api/../config.json',
  '/api/%2e%2e/%2e%2e/_localstack/health',
  '/api/../../../../../_ministack/health',
])('«%s» is 404 and leads nowhere', async (path) => {
  const [here, there] = await Promise.all([ask(local.url, path), askEdge(path)]);
  expect([here.status, there.status]).toEqual([404, 404]);
  expect(there.headers).not.toHaveProperty('location');
  expect(there.headers).toMatchObject(headers);
  expect(there.body).not.toMatch(/(?<!:)root:|styleHashes|"dependencies"|"services"|userPoolId/);
});

test('a missing page is the 404 page with its status, without the edge’s internal header', async () => {
  const answer = await both('/cette-page-n-existe-pas?x=1');
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('Page introuvable');
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-amz-meta'))).toEqual([]);
});

test('a missing file is an error and no page', async () => {
  const answer = await askEdge('/assets/index-00000000.js');
  // AWS answers 404, because the distribution may list the bucket; the emulator ignores that right.
  expect([403, 404]).toContain(answer.status);
  expect(answer.headers['content-type']).not.toContain('text/html');
});

test('calls of the API arrive complete, and their answers and errors return unchanged', async () => {
  const { access } = await newCustomer();
  const asked = { authorization: `Bearer ${access}`, cookie: 'a=1; b=2', 'x-claim': 'none' };
  const own = await both('/api/profile/requests?x=1&y=é%20'.replace('é', '%C3%A9'), { headers: asked });
  expect(JSON.parse(own.body)).toEqual({ requests: [] });
  expect(own.headers['cache-control']).toBe('no-store');
  const body = JSON.stringify({ token: 'A'.repeat(43) });
  const type = { 'content-type': 'application/json' };
  const refused = await both('/api/validate-email', { method: 'POST', headers: type, body });
  expect([refused.status, JSON.parse(refused.body).error.code]).toEqual([400, 'link_invalid']);
  const put = await both('/api/profile', { method: 'PUT', headers: { ...asked, ...type }, body: '{"x":1}' });
  expect(put.status).toBe(400);
  expect((await both('/api/orders')).status).toBe(401);
  expect((await both(`/api/orders/${randomUUID()}`, { headers: asked })).status).toBe(404);
  expect((await both('/api/nothing')).status).toBe(404);
});

test('the edge passes on the visitor’s real address, whatever the browser sends', async () => {
  const forged = '198.51.100.7';
  const call = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-viewer-ip': forged, 'X-Viewer-IP': forged },
    body: JSON.stringify({ token: 'B'.repeat(43) }),
  };
  expect((await askEdge('/api/validate-email', call)).status).toBe(400);
  const counted = async (ip: string) =>
    (await findRow('Limits', { id: rowOf(limits.validationLink, ip).id })) !== undefined;
  expect([await counted('127.0.0.1'), await counted(forged)]).toEqual([true, false]);
});

test('a ticket issued through the distribution opens a socket through it', async () => {
  const { access } = await newCustomer();
  const asked = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const ticketOf = async () => {
    const { body } = await askEdge(liveTicket.path, { method: 'POST', headers: asked, body: '{}' });
    return String(JSON.parse(body).ticket);
  };
  const { site: origin } = inject('shop');
  const { through, path, headers: sent } = await throughDistribution({ origin, 'x-viewer-ip': 'forged' });
  expect([path, sent['x-viewer-ip']]).toEqual([livePath, '203.0.113.9']);
  const opened = await openSocket({ ticket: await ticketOf(), through, headers: sent });
  opened?.socket.send(livePing);
  await expect.poll(() => opened?.messages).toEqual([{ type: 'pong' }]);
  opened?.socket.close();
  expect(await openSocket({ ticket: 'smoke-test-guess', through, headers: sent })).toBeUndefined();
  expect(await openSocket({ ticket: await ticketOf(), through })).toBeUndefined();
});

test('the edge sends its own origin secret: without it the API answers 403, and a forged one is overwritten', async () => {
  const direct = `/_aws/execute-api/${outputs.HttpApiId}/$default/api/health`;
  expect((await ask(emulator, direct)).status).toBe(403);
  const forged = await askEdge('/api/health', { headers: { 'x-origin-secret': 'forged' } });
  expect(forged.status).toBe(200);
  expect(forged.body).toContain(digestOf(originSecret));
  expect(JSON.stringify(await askEdge('/config.json'))).not.toContain(originSecret);
});

test('plain http redirects pages to TLS and is refused for the API; pages accept only GET and HEAD', async () => {
  const { emulator: origin } = inject('shop');
  const host = outputs.DistributionDomain ?? '';
  const page = await ask(origin, '/services', { headers: { host } });
  expect([page.status, page.headers.location]).toEqual([301, `https://${host}/services`]);
  expect((await ask(origin, '/api/health', { headers: { host } })).status).toBe(403);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await askEdge('/', { method })).status, method).toBe(403);
});
