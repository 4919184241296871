/** The smoke test of a deployment finds each possible fault, and the visit from outside what a customer would miss. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopName } from '#domain/merchant/contact.ts';
import { stripeWebhook } from '#domain/wire/api.ts';
import { originSent, smokeFailures, unreachable } from '#lambdas/gateways/site-checks.ts';

type Reply = {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly policy?: string;
};

const html = (status: number, body = `<h1>${shopName}</h1>`): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
  policy: "default-src 'self'",
});
const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const siteUrl = 'https://www.shop.fr';
const config = () => ({
  stage: 'prod',
  userPoolId: 'eu-west-3_pool',
  userPoolClientId: 'client',
  cognitoEndpoint: `${origin}/pool`,
  reportsOrigin: 'https://reports.example',
});
const challenge = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: {} };

/** The correct answers of a shop; `/direct` is the API's own address, `/pool/` the sign-in. */
const right = (): Readonly<Record<string, Reply>> => ({
  '/': html(200),
  '/services': html(200),
  '/page-qui-nexiste-pas': html(404),
  '/config.json': json(200, config()),
  '/pool/': json(200, challenge),
  '/api/health': json(200, { ok: true, origin: 'digest' }),
  '/api/stripe-webhook': json(403, { error: { code: 'forbidden' } }),
  '/direct/api/health': json(403, { error: { code: 'forbidden' } }),
  '/live': { status: 403, type: 'application/json', body: '' },
});

let answers: Readonly<Record<string, Reply>> = {};
let server: Server;
let origin = '';
/** The origins of the requested sockets. */
const socketOrigins = new Set<string | undefined>();

/** The firewall's managed rules refuse requests without a user agent; the webhook is exempt. */
const replyTo = ({ url = '', headers }: IncomingMessage): Reply => {
  const path = url.split('?')[0] ?? '';
  const isStopped = !headers['user-agent'] && path !== stripeWebhook.path;
  return isStopped ? html(403, 'Request blocked.') : (answers[path] ?? html(404));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, type, body, policy } = replyTo(request);
    const headers = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) };
    response.writeHead(status, headers).end(body);
  });
  server.on('upgrade', (request, socket) => {
    socketOrigins.add(request.headers.origin);
    const { status, type, body } = replyTo(request);
    const head = status === 101 ? 'connection: upgrade\r\nupgrade: websocket' : `content-type: ${type}`;
    socket.end(`HTTP/1.1 ${status} -\r\n${head}\r\n\r\n${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
});

const failuresOf = async (change: Readonly<Record<string, Reply>> = {}, userPoolId = 'eu-west-3_pool') => {
  answers = { ...right(), ...change };
  return smokeFailures({ site: origin, api: `${origin}/direct`, siteUrl, stage: 'prod', userPoolId });
};

const visitOf = async (change: Readonly<Record<string, Reply>> = {}) => {
  answers = { ...right(), ...change };
  const found = await unreachable({ site: origin, siteUrl, stage: 'prod', userPoolId: 'eu-west-3_pool' });
  return found.map(({ name }) => name);
};

test('the secret that the CDN sends is told by its digest, and a closed shop by an error', async () => {
  const deployed = { site: origin, api: origin, siteUrl, stage: 'prod', userPoolId: 'x' };
  answers = right();
  expect(await originSent(deployed)).toBe('digest');
  answers = { ...right(), '/api/health': json(403, {}) };
  await expect(originSent(deployed)).rejects.toThrow('answers through its CDN, but it answers 403');
});

describe('the smoke test', () => {
  test('passes when all answers are correct', async () => {
    expect(await failuresOf()).toEqual([]);
    expect([...socketOrigins]).toEqual([siteUrl]);
  });

  test.each<[string, string, Reply, RegExp]>([
    ['an empty bucket', '/', json(404, {}), /^home page: a page/],
    ['a page of somebody else', '/', html(200, 'Welcome to nginx'), /^home page: a page/],
    ['no security headers', '/services', { ...html(200), policy: '' }, /^services page: .*security policy/],
    ['one page for everything', '/page-qui-nexiste-pas', html(200), /^missing page/],
    ['a missing page that is the bucket’s error', '/page-qui-nexiste-pas', json(404, {}), /^missing page/],
    [
      'a pool that knows no such client',
      '/pool/',
      json(400, { __type: 'ResourceNotFoundException' }),
      /^sign-in/,
    ],
    ['a pool that fails', '/pool/', json(500, { __type: 'InternalErrorException' }), /^sign-in/],
    ['functions that fail', '/api/health', json(500, { error: { code: 'internal' } }), /^API health/],
    ['a page in place of the API', '/api/health', html(200), /^API health/],
    ['a webhook that believes everybody', '/api/stripe-webhook', json(200, {}), /^unsigned webhook/],
    ['a webhook that the firewall stops', '/api/stripe-webhook', html(403), /^unsigned webhook/],
    ['a CDN that leads sockets to the pages', '/live', html(404), /^socket/],
    ['sockets that the firewall stops', '/live', html(403), /^socket/],
    ['a socket function that fails', '/live', json(502, {}), /^socket/],
    ['a socket that any ticket opens', '/live', { status: 101, type: '', body: '' }, /^socket: .*opens/],
    ['an API that answers past the CDN', '/direct/api/health', json(200, { ok: true }), /^API past the CDN/],
  ])('fails for %s', async (_name, path, reply, failure) => {
    expect(await failuresOf({ [path]: reply })).toEqual([expect.stringMatching(failure)]);
  });

  test('fails without a configuration, which the sign-in needs too, and for that of another stage', async () => {
    expect(await failuresOf({ '/config.json': html(404) })).toEqual([
      expect.stringMatching(/^configuration/),
      expect.stringMatching(/^sign-in/),
    ]);
    expect(await failuresOf({ '/config.json': json(200, { ...config(), stage: 'dev' }) })).toEqual([
      expect.stringMatching(/^configuration: the browser is told of dev/),
    ]);
  });

  test('accepts a pool that refuses the unknown account at once', async () => {
    expect(await failuresOf({ '/pool/': json(400, { __type: 'NotAuthorizedException' }) })).toEqual([]);
  });

  test('fails for another pool, and for a site that does not answer', async () => {
    expect(await failuresOf({}, 'eu-west-3_other')).toEqual([expect.stringMatching(/^configuration/)]);
    const nowhere = 'http://127.0.0.1:9';
    const nobody = { site: nowhere, api: nowhere, siteUrl, stage: 'prod', userPoolId: 'x' };
    expect(await smokeFailures(nobody)).toHaveLength(9);
  });
});

describe('the visit from outside', () => {
  test('asks for what a customer needs, and names what does not answer', async () => {
    expect(await visitOf()).toEqual([]);
    expect(await visitOf({ '/services': html(500), '/page-qui-nexiste-pas': html(200) })).toEqual([]);
    expect(await visitOf({ '/': html(403, 'Request blocked.'), '/live': html(403) })).toEqual([
      'home page',
      'socket',
    ]);
    expect(await visitOf({ '/api/health': json(403, {}) })).toEqual(['API health']);
  });
});
