/** The account that checks a deployment: what one function writes, another one reads, and what was left stays closed. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailSchema } from '#domain/profile.ts';
import { signUp } from '#domain/wire/api.ts';
import { accountFailures, newVisitor } from '../../../../bin/deploy/account-check.ts';

type Table = { place: string | null | undefined; isLeft: boolean };
const newShop = () => {
  const now: Table = { place: null, isLeft: false };
  const old: Table = { place: null, isLeft: false };
  return { now, old, reads: now, writes: now, leaves: now, places: [''], passwords: [''] };
};
let shop = newShop();
beforeEach(() => {
  shop = newShop();
});

const email = newVisitor();
const change = z.object({ birth_place: z.string() });
const refused = [401, { error: { code: 'signed_out' } }] as const;

const profileIn = ({ place, isLeft }: Table): readonly [number, unknown] =>
  place === undefined || isLeft
    ? refused
    : [
        200,
        {
          ...{ email, first_name: null, last_name: null, birth_date: null, birth_time: null },
          ...{ birth_place: place, email_validated: false, created_at: '2026-11-27T10:00:00.000Z' },
        },
      ];

const answerTo = (request: IncomingMessage, body: string): readonly [number, unknown] => {
  if (request.url === '/api/sign-up') {
    shop.passwords.push(signUp.body.parse(JSON.parse(body)).password);
    return [201, { email }];
  }
  if (request.headers.authorization !== 'Bearer access') return refused;
  if (request.url === '/api/sign-out') {
    shop.leaves.isLeft = true;
    return [200, { signedOut: true }];
  }
  if (request.method !== 'PUT') return profileIn(shop.reads);
  shop.writes.place = change.parse(JSON.parse(body)).birth_place;
  shop.places.push(shop.writes.place);
  return profileIn(shop.writes);
};

let server: Server;
let site = '';
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const [status, json] = answerTo(request, Buffer.concat(chunks).toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) site = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
});

const check = (isKnown = true, signIn = async (_password: string) => 'access') => {
  const setPassword = async (password: string) => {
    if (isKnown) shop.passwords.push(password);
    return isKnown;
  };
  const visited = { site, siteUrl: site, stage: 'dev', userPoolId: 'pool' };
  return accountFailures(visited, email, { setPassword, signIn });
};

test('the address is of SES’s simulator, which delivers to nobody, fits the sign-up and cannot be guessed', () => {
  expect(emailSchema.parse(email)).toBe(email);
  expect(email).toMatch(/^success\+[0-9a-f]{20}@simulator\.amazonses\.com$/);
  expect(newVisitor()).not.toBe(email);
});

test('an account of the pool gets another password and another place each time', async () => {
  expect(await check()).toEqual([]);
  shop.now.isLeft = false;
  expect(await check()).toEqual([]);
  expect([new Set(shop.passwords).size, new Set(shop.places).size]).toEqual([3, 3]);
});

test('an account that the pool does not know is made by the shop’s own sign-up, with the password that signs in', async () => {
  const typed: string[] = [];
  const signIn = async (password: string) => {
    typed.push(password);
    return 'access';
  };
  expect(await check(false, signIn)).toEqual([]);
  expect(shop.passwords).toEqual(['', ...typed]);
});

test.each<[string, () => void, RegExp]>([
  [
    'a function that writes into an old table',
    () => {
      shop.writes = shop.old;
    },
    /^account: what one function wrote, another does not read$/,
  ],
  [
    'a function that reads an old table',
    () => {
      shop.reads = shop.old;
    },
    /^account: what one function wrote, another does not read$/,
  ],
  [
    'a table without the rows of before',
    () => {
      shop.now.place = undefined;
    },
    /^account: the account of the check reads its profile .*answers 401/,
  ],
  [
    'a sign-out that ends the session in an old table',
    () => {
      shop.leaves = shop.old;
    },
    /^account: a session that was left is refused, but it answers 200/,
  ],
])('it fails for %s', async (_name, make, failure) => {
  make();
  expect(await check()).toEqual([expect.stringMatching(failure)]);
});

test('it fails when the pool of the site takes no password of the pool of now, or its token is of another', async () => {
  expect(await check(true, () => Promise.reject(new Error('Incorrect username or password.')))).toEqual([
    'account: Incorrect username or password.',
  ]);
  expect(await check(true, async () => 'other')).toEqual([expect.stringMatching(/reads its profile .*401/)]);
});
