import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { encodingFor } from '#domain/wire/encoding.ts';
import { choosePorts } from '#test/support/ports.ts';
import { close, listen } from '../../../../bin/local/listen.ts';
import type { Ports } from '../../../../bin/local/ports.ts';
import { type Site, startSite } from '../../../../bin/local/site/server.ts';

const config = {
  stage: 'local',
  userPoolId: 'pool',
  userPoolClientId: 'client',
  cognitoEndpoint: 'http://127.0.0.1:4566',
  reportsOrigin: 'http://127.0.0.1:4567',
};
const homePage = `<!doctype html><title>Accueil</title>${'<p>Bonjour</p>'.repeat(200)}`;

type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

let folder = '';
let ports: Ports;
let site: Site;
let api: Server;
let seen: Seen[] = [];

const writeSite = async () => {
  await mkdir(join(folder, 'site/services'), { recursive: true });
  await mkdir(join(folder, 'site/assets'));
  await writeFile(join(folder, 'site/index.html'), homePage);
  await writeFile(join(folder, 'site/services/index.html'), '<title>Services</title>');
  await writeFile(join(folder, 'site/404.html'), '<title>Page introuvable</title>');
  await writeFile(join(folder, 'site/assets/app-1a2b3c4d.js'), 'void 0;');
  await writeFile(
    join(folder, 'edge.json'),
    JSON.stringify({ pages: ['/', '/services'], styleHashes: ['sha256-c3R5bGU='] }),
  );
};

/** A stand-in for the HTTP API: echoes the request in two pieces. */
const openApi = () =>
  createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
    response.write('{"a":');
    setTimeout(() => response.end('1}'), 20);
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  ports = await choosePorts(folder);
  await writeSite();
  api = openApi();
  await listen(api, ports.emulator);
  const origin = `http://127.0.0.1:${ports.emulator}`;
  site = await startSite({
    port: ports.site,
    api: { origin, prefix: '/_aws/execute-api/abc/$default', originSecret: 'secret' },
    live: { origin, prefix: '/_aws/execute-api/def', originSecret: 'secret' },
    config,
    buildFolder: folder,
  });
});
afterAll(async () => {
  await Promise.all([site.stop(), close(api)]);
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  seen = [];
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers });

test('a page is its prerendered file, under the policy that allows its own style', async () => {
  const response = await get('/services');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('<title>Services</title>');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("'sha256-c3R5bGU='");
  expect(policy).toContain(`connect-src 'self' ${config.cognitoEndpoint} ${config.reportsOrigin};`);
});

test('an unknown path is the 404 page with its status', async () => {
  for (const path of ['/inconnu', '/assets/gone.js', '/..%2f..%2fedge.json']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<title>Page introuvable</title>');
  }
});

test('assets are cached for ever, pages are revalidated', async () => {
  expect((await get('/assets/app-1a2b3c4d.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/')).headers.get('cache-control')).not.toContain('immutable');
});

test('HEAD answers like GET without a body; other methods are refused', async () => {
  const response = await fetch(`${site.url}/`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('');
  expect((await fetch(`${site.url}/`, { method: 'POST' })).status).toBe(405);
});

test('an unchanged page is a 304, by a separate tag per encoding', async () => {
  const first = await get('/', { 'accept-encoding': 'br' });
  const etag = first.headers.get('etag') ?? '';
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
  expect((await get('/', { 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(200);
});

test('the configuration is that of this stage', async () => {
  expect(await (await get('/config.json')).json()).toEqual(config);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', 'identity'],
])('«%s» selects %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test('text is compressed and decompresses to the same', async () => {
  const { request } = await import('node:http');
  const raw = (encoding: string) =>
    new Promise<Buffer>((resolve, reject) => {
      request(`${site.url}/`, { headers: { 'accept-encoding': encoding } }, async (response) =>
        resolve(Buffer.concat(await response.toArray())),
      )
        .on('error', reject)
        .end();
    });
  const [compressed, zipped] = [await raw('br'), await raw('gzip')];
  expect(compressed.length).toBeLessThan(homePage.length / 10);
  expect(brotliDecompressSync(compressed).toString()).toBe(homePage);
  expect(gunzipSync(zipped).toString()).toBe(homePage);
});

test('the API gets the origin secret and the visitor’s address, whatever the visitor sends', async () => {
  const response = await fetch(`${site.url}/api/orders?x=1`, {
    method: 'POST',
    body: '{"é":1}',
    headers: { 'x-origin-secret': 'forged', 'x-viewer-ip': '6.6.6.6', authorization: 'Bearer t' },
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ a: 1 });
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/_aws/execute-api/abc/$default/api/orders?x=1',
    body: '{"é":1}',
    headers: { 'x-origin-secret': 'secret', 'x-viewer-ip': '127.0.0.1', authorization: 'Bearer t' },
  });
});

test('a test chooses its own address, and that header is not forwarded', async () => {
  await get('/api/health', { 'x-test-viewer-ip': '203.0.113.9' });
  expect(seen[0]?.headers).toMatchObject({ 'x-viewer-ip': '203.0.113.9' });
  expect(seen[0]?.headers).not.toHaveProperty('x-test-viewer-ip');
});

test('through an edge every request goes there, like from a browser over TLS', async () => {
  const origin = `http://127.0.0.1:${ports.emulator}`;
  const edge = { origin, host: 'd1.cloudfront.net' };
  const nobody = { origin, prefix: '', originSecret: 'secret' };
  const port = ports.mailbox;
  const through = await startSite({ port, api: nobody, live: nobody, config, buildFolder: folder, edge });
  await fetch(`${through.url}/services?x=1`, { headers: { 'x-test-viewer-ip': '203.0.113.9' } });
  await through.stop();
  expect(seen[0]).toMatchObject({
    path: '/services?x=1',
    headers: { host: 'd1.cloudfront.net', 'x-forwarded-proto': 'https' },
  });
  expect(Object.keys(seen[0]?.headers ?? {}).join()).not.toMatch(
    /x-(test-viewer-ip|viewer-ip|origin-secret)/,
  );
});

test('without an API the answer is the error envelope', async () => {
  const { port, stop } = await startLonely();
  const response = await fetch(`http://127.0.0.1:${port}/api/health`);
  await stop();
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ error: { code: 'unexpected' } });
});

const startLonely = async () => {
  const nobody = { origin: `http://127.0.0.1:${ports.smtp}`, prefix: '', originSecret: 'secret' };
  const port = ports.mailbox;
  const { stop } = await startSite({ port, api: nobody, live: nobody, config, buildFolder: folder });
  return { port, stop };
};
