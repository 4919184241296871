import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosePorts } from '#test/support/ports.ts';
import { close, listen } from '../../../../bin/local/listen.ts';
import { type Site, startSite } from '../../../../bin/local/site/server.ts';

let folder = '';
let site: Site;
let api: Server;
let asked: { path: string; headers: IncomingHttpHeaders } | undefined;
let remote: Duplex | undefined;

/** A stand-in for the live API: refuses the ticket «no» and echoes messages. */
const openApi = () =>
  createServer().on('upgrade', ({ url = '', headers }, socket: Duplex) => {
    asked = { path: url, headers };
    remote = socket;
    socket.on('error', () => undefined);
    if (url.endsWith('=no')) return socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nbonjour',
    );
    return socket.pipe(socket);
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-live-'));
  const ports = await choosePorts(folder);
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'edge.json'), JSON.stringify({ pages: ['/'], styleHashes: [] }));
  api = openApi();
  await listen(api, ports.emulator);
  const upstream = { origin: `http://127.0.0.1:${ports.emulator}`, originSecret: 'secret' };
  site = await startSite({
    port: ports.site,
    api: { ...upstream, prefix: '/http' },
    live: { ...upstream, prefix: '/_aws/execute-api/def' },
    config: {
      stage: 'local',
      userPoolId: 'p',
      userPoolClientId: 'c',
      cognitoEndpoint: upstream.origin,
      reportsOrigin: upstream.origin,
    },
    buildFolder: folder,
  });
});
afterAll(async () => {
  remote?.destroy();
  await Promise.all([site.stop(), close(api)]);
  await rm(folder, { recursive: true });
});

const headers = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  origin: 'http://site.test',
  'x-origin-secret': 'forged',
};

/** The socket after the handshake, with the bytes that followed it; or the status of a refusal. */
const open = (path: string): Promise<{ status: number; socket?: Duplex; head?: string }> =>
  new Promise((resolve, reject) => {
    const asking = request(`${site.url}${path}`, { headers });
    asking.on('upgrade', (answer, socket, head) =>
      resolve({ status: answer.statusCode ?? 0, socket, head: head.toString() }),
    );
    asking.on('response', (answer) => resolve({ status: answer.statusCode ?? 0 }));
    asking.on('error', reject);
    asking.end();
  });

test('a socket is forwarded to the live API with its origin and the origin secret, in both directions', async () => {
  const { status, socket, head } = await open('/live?ticket=yes');
  expect(status).toBe(101);
  expect(asked?.path).toBe('/_aws/execute-api/def/live?ticket=yes');
  expect(asked?.headers).toMatchObject({ origin: 'http://site.test', 'x-origin-secret': 'secret' });
  const heard: Buffer[] = [Buffer.from(head ?? '')];
  socket?.on('data', (chunk: Buffer) => heard.push(chunk));
  socket?.write(' écho');
  await expect.poll(() => Buffer.concat(heard).toString()).toBe('bonjour écho');
  socket?.destroy();
});

test('a refused handshake keeps its status; no other path carries sockets', async () => {
  expect(await open('/live?ticket=no')).toEqual({ status: 403 });
  await expect(open('/api/live')).rejects.toThrow();
});

test('when one side ends abruptly, so does the other', async () => {
  const first = await open('/live?ticket=yes');
  const gone = remote && once(remote, 'close');
  first.socket?.destroy();
  await gone;
  const second = await open('/live?ticket=yes');
  const closed = second.socket && once(second.socket, 'close');
  remote?.destroy();
  second.socket?.resume();
  await closed;
});

test('open sockets do not keep the server from stopping', async () => {
  await open('/live?ticket=yes');
  await site.stop();
  await expect(open('/live?ticket=yes')).rejects.toThrow();
});
