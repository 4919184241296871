/** The smoke test of a deployment notices each thing that may be wrong with it. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopName } from '#domain/owner/contact.ts';
import { smokeFailures } from '../../bin/deploy/smoke.ts';

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
const config = {
  stage: 'prod',
  userPoolId: 'eu-west-3_pool',
  userPoolClientId: 'client',
  cognitoEndpoint: 'https://cognito.example',
  reportsOrigin: 'https://reports.example',
};

/** A shop as it should answer; `/direct` stands for the API's own address. */
const right: Readonly<Record<string, Reply>> = {
  '/': html(200),
  '/services': html(200),
  '/page-qui-nexiste-pas': html(404),
  '/config.json': json(200, config),
  '/api/health': json(200, { ok: true }),
  '/api/stripe-webhook': json(403, { error: { code: 'forbidden' } }),
  '/direct/api/health': json(403, { error: { code: 'forbidden' } }),
};

let answers = right;
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, type, body, policy } = answers[request.url ?? ''] ?? html(404);
    const headers = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
});

const failuresOf = async (change: Readonly<Record<string, Reply>> = {}, userPoolId = 'eu-west-3_pool') => {
  answers = { ...right, ...change };
  return smokeFailures({ site: origin, api: `${origin}/direct`, stage: 'prod', userPoolId });
};

describe('the smoke test', () => {
  test('passes when everything answers as it should', async () => {
    expect(await failuresOf()).toEqual([]);
  });

  test.each<[string, string, Reply, RegExp]>([
    ['an empty bucket', '/', json(404, {}), /^home page: a page/],
    ['a page of somebody else', '/', html(200, 'Welcome to nginx'), /^home page: a page/],
    ['no security headers', '/services', { ...html(200), policy: '' }, /^services page: .*security policy/],
    ['one page for everything', '/page-qui-nexiste-pas', html(200), /^missing page/],
    ['a missing page that is the bucket’s error', '/page-qui-nexiste-pas', json(404, {}), /^missing page/],
    ['no configuration', '/config.json', html(404), /^configuration/],
    [
      'another stage’s configuration',
      '/config.json',
      json(200, { ...config, stage: 'dev' }),
      /^configuration: the browser is told of dev/,
    ],
    ['functions that fail', '/api/health', json(500, { error: { code: 'internal' } }), /^API health/],
    ['a page in place of the API', '/api/health', html(200), /^API health/],
    ['a webhook that believes everybody', '/api/stripe-webhook', json(200, {}), /^unsigned webhook/],
    ['a webhook that the firewall stops', '/api/stripe-webhook', html(403), /^unsigned webhook/],
    ['an API that answers past the CDN', '/direct/api/health', json(200, { ok: true }), /^API past the CDN/],
  ])('notices %s', async (_name, path, reply, failure) => {
    expect(await failuresOf({ [path]: reply })).toEqual([expect.stringMatching(failure)]);
  });

  test('notices a pool that is not the deployed one, and a site that does not answer at all', async () => {
    expect(await failuresOf({}, 'eu-west-3_other')).toEqual([expect.stringMatching(/^configuration/)]);
    const nobody = { site: 'http://127.0.0.1:9', api: 'http://127.0.0.1:9', stage: 'prod', userPoolId: 'x' };
    expect(await smokeFailures(nobody)).toHaveLength(7);
  });
});
