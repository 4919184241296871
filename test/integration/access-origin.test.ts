import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { newCredentials, newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { newAdministrator } from '#test/support/experts.ts';
import { pathOf, type Route, routes, staffOnly } from '#test/support/routes.ts';

/** Calls the API's own address without the local server, like an outsider. */
const direct = async (route: Route, headers: Readonly<Record<string, string>>, body?: unknown) => {
  const { emulator, outputs } = inject('shop');
  const base = `${emulator}/_aws/execute-api/${outputs.HttpApiId}/$default`;
  const answer = await fetch(`${base}${pathOf(route, randomUUID())}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(route.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  return { status: answer.status, text: await answer.text() };
};

let customer: TestCustomer;
let administrator: TestCustomer;
beforeAll(async () => {
  [customer, administrator] = await Promise.all([newCustomer(), newAdministrator()]);
});

/** The shop itself refuses what Stripe has not signed, and what only an expert has to an administrator without a discipline. */
const refusedByShop = /^\/api\/(stripe-webhook|atelier\/(settings|passages.*))$/;

const forbidden = JSON.stringify({ error: { code: 'forbidden', message: errorTexts.forbidden } });

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s answers 403 without the origin secret',
  async (_name, route) => {
    const { access } = staffOnly.includes(route) ? administrator : customer;
    const bearer = { authorization: `Bearer ${access}` };
    const secret = inject('shop').originSecret;
    expect(await direct(route, bearer)).toEqual({ status: 403, text: forbidden });
    for (const sent of ['', `${secret}x`, secret.slice(1)]) {
      expect(await direct(route, { ...bearer, 'x-origin-secret': sent })).toEqual({
        status: 403,
        text: forbidden,
      });
    }
    const known = await direct(route, { ...bearer, 'x-origin-secret': secret, 'x-viewer-ip': '10.0.0.1' });
    // A proof of the password that another route of this test has spent is 403 too, in its own words.
    if (!refusedByShop.test(route.path)) expect(known).not.toEqual({ status: 403, text: forbidden });
  },
);

test('a sign-up without the origin secret creates no account', async () => {
  const body = { ...newCredentials(), from: 'checkout' };
  const signUp = { method: 'POST', path: '/api/sign-up' };
  expect(await direct(signUp, { 'x-viewer-ip': '10.0.0.1' }, body)).toEqual({ status: 403, text: forbidden });
  const secret = { 'x-origin-secret': inject('shop').originSecret, 'x-viewer-ip': '10.0.0.1' };
  expect((await direct(signUp, secret, body)).status).toBe(201);
});
