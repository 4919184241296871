import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { unreachable } from '#lambdas/gateways/site-checks.ts';
import { visitSite } from '#lambdas/health/visit-site.ts';

let server: Server;
let site = '';
let asked = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(403, { 'content-type': 'text/html' }).end('<p>Camille, 17 avril 1991</p>');
  });
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 503 -\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) site = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
});

const waited: number[] = [];
const deps = { unreachable, wait: async (ms: number) => waited.push(ms) };

const shop = (from: string) => ({ site: from, siteUrl: from, stage: 'prod', userPoolId: 'pool' });

it('raises one alarm after a second try, with the names of the checks and nothing of an answer', async () => {
  const lines: string[] = [];
  vi.stubEnv('STAGE', 'prod');
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const failed = await visitSite(shop(site), deps);
  write.mockRestore();
  vi.unstubAllEnvs();
  expect(failed).toEqual(['home page', 'configuration', 'sign-in', 'API health', 'socket']);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    event: 'site_unreachable',
    shop_silent: 1,
    checks: failed.join(', '),
  });
  expect(lines[0]).not.toContain('Camille');
  // Home page, configuration twice, health: each in both tries.
  expect(asked).toBe(8);
  expect(waited).toEqual([20_000]);
});

it('visits nothing before the first deployment has given the site an address', async () => {
  expect(await visitSite(shop('https://first-deployment.invalid'), deps)).toEqual([]);
});
