import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { poolScope } from '#domain/access-scope.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { call } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf, resigned, tampered, unsigned } from '#test/support/jwt.ts';
import {
  anyone,
  pathOf,
  type Route,
  routes,
  severalCallers,
  signedInOnly,
  staffOnly,
} from '#test/support/routes.ts';
import { setAttribute } from '#test/support/rows.ts';

let customer: TestCustomer;
/** The sessions have ended, but the access token has not expired. */
let evicted: TestCustomer;
/** Signed out, and nothing else: the access token has not expired. */
let left: TestCustomer;
beforeAll(async () => {
  [customer, evicted, left] = await Promise.all([newCustomer(), newCustomer(), newCustomer()]);
  const body = { everywhere: false };
  expect((await call('POST', '/api/sign-out', { body, token: left.access })).status).toBe(200);
  const { sub, iat } = claimsOf(evicted.access);
  await setAttribute('Profiles', ['user_id', sub], 'sessions_ended_at', iat);
});

const signedIn = [...signedInOnly, ...staffOnly];
const name = ({ method, path }: Route) => `${method} ${path}`;

/** A body that is always refused, so that only the order of the checks matters. */
const ask = (route: Route, token?: string) =>
  call(route.method, pathOf(route, randomUUID()), {
    ...(route.method !== 'GET' && { body: {} }),
    ...(token !== undefined && { token }),
  });

const signedOut = { status: 401, json: { error: { code: 'signed_out', message: errorTexts.signed_out } } };
const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

test('every route of the wire has its rule of access here', () => {
  const ruled = [...signedIn, ...severalCallers, ...anyone].map(name).sort();
  expect(ruled).toEqual(routes.map(name).sort());
});

describe.each(signedIn.map((route) => [name(route), route] as const))('%s', (_name, route) => {
  test('refuses a request without a session', async () => {
    expect((await ask(route)).status).toBe(401);
    expect(
      (await call(route.method, pathOf(route, randomUUID()), { headers: { authorization: 'Basic YTpi' } }))
        .status,
    ).toBe(401);
  });

  test('refuses a claim in place of a session', async () => {
    const answer = await call(route.method, pathOf(route, randomUUID()), { claim: 'A'.repeat(43) });
    expect(answer.status).toBe(401);
  });

  test('refuses a tampered token, one without signature and nonsense', async () => {
    const { access } = customer;
    const forged = [tampered(access, { sub: randomUUID() }), unsigned(access), `${access}x`, 'a.b.c', 'null'];
    for (const token of forged) expect((await ask(route, token)).status).toBe(401);
  });

  test('refuses an ended session, although its token has not expired', async () => {
    // Staff routes first refuse the missing group.
    const isForStaff = staffOnly.some((one) => name(one) === _name);
    for (const { access } of [evicted, left])
      expect((await ask(route, access)).status).toBe(isForStaff ? 403 : 401);
  });

  test('refuses an ID token: only access tokens have the scope', async () => {
    const { id } = customer;
    expect([401, 403]).toContain((await ask(route, id)).status);
  });

  test('refuses an expired token that the pool itself signed', async (context) => {
    const { access } = customer;
    const alive = await resigned(access, {});
    const expired = await resigned(access, { exp: anHourAgo(), iat: anHourAgo() - 900 });
    if (!alive || !expired) return context.skip('the emulator is not ours: its signing key is not at hand');
    expect((await ask(route, alive)).status).not.toBe(401);
    expect((await ask(route, expired)).status).toBe(401);
  });
});

describe.each(severalCallers.map((route) => [name(route), route] as const))('%s', (_name, route) => {
  test('treats an invalid bearer as signed out, never as anonymous', async () => {
    const { access, id } = customer;
    const bad = [tampered(access, { sub: randomUUID() }), unsigned(access), `${access}x`, 'a.b.c', id];
    bad.push(evicted.access, left.access);
    for (const token of bad) expect(await ask(route, token)).toMatchObject(signedOut);
    const basic = { authorization: 'Basic YTpi' };
    const answer = await call(route.method, pathOf(route, randomUUID()), { headers: basic });
    expect(answer).toMatchObject(signedOut);
  });

  test('refuses an expired token, one of another pool and one of another client', async (context) => {
    const { access } = customer;
    const alive = await resigned(access, {});
    if (!alive) return context.skip('the emulator is not ours: its signing key is not at hand');
    expect((await ask(route, alive)).status).not.toBe(401);
    const changes = [
      { exp: anHourAgo(), iat: anHourAgo() - 900 },
      { iss: 'https://cognito-idp.eu-west-3.amazonaws.com/eu-west-3_another' },
      { client_id: 'another' },
      { token_use: 'id' },
      { scope: 'openid' },
      { scope: poolScope },
    ];
    for (const change of changes) {
      expect(await ask(route, await resigned(access, change))).toMatchObject(signedOut);
    }
  });
});

test('a payment needs a session, the ping does not', async () => {
  const path = '/api/create-payment';
  expect(await call('POST', path, { body: {} })).toMatchObject(signedOut);
  expect(await call('POST', path, { body: {}, claim: 'A'.repeat(43) })).toMatchObject(signedOut);
  expect(await call('POST', path, { body: { ping: true, orderId: randomUUID() } })).toMatchObject(signedOut);
  expect(await call('POST', path, { body: { ping: true } })).toMatchObject({ status: 200, json: {} });
});

test('the webhook accepts a signature only, not a session', async () => {
  const { access } = customer;
  const body = { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_test_1' } } };
  const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` };
  for (const options of [{ body }, { body, token: access }, { body, headers }]) {
    expect(await call('POST', '/api/stripe-webhook', options)).toMatchObject({
      status: 403,
      json: { error: { code: 'forbidden', message: errorTexts.forbidden } },
    });
  }
});
