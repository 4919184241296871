import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { call, newAddress } from '#test/support/client.ts';
import { newCredentials, newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { wearOut } from '#test/support/limits.ts';
import { newSite } from '#test/support/networks.ts';
import { askToPay, buy, paymentRequest } from '#test/support/purchases.ts';

/** The answer of limits that were used up a minute and some seconds ago. */
const waits = {
  status: 429,
  json: { error: { code: 'too_many', message: expect.stringContaining('Patientez') } },
};

const validate = (ip: string, headers = {}) =>
  call('POST', '/api/validate-email', { body: { token: 'A'.repeat(43) }, ip, headers });
const signUp = (ip: string, credentials = newCredentials()) =>
  call('POST', '/api/sign-up', { body: { ...credentials, from: 'checkout' }, ip });

test('an address with a thousand sign-ups is refused in French with the wait, and the next address is not', async () => {
  const ip = newAddress();
  await wearOut(limits.signUp, ip);
  const answer = await signUp(ip);
  expect(answer).toMatchObject(waits);
  expect(JSON.stringify(answer.json)).toMatch(/(2\u00a0minutes|une minute), puis réessayez/);
  expect((await signUp(newAddress())).status).toBe(201);
});

test('nobody uses up another’s sign-up: a taken address is refused each time', async () => {
  const credentials = newCredentials();
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push((await signUp(newAddress(), credentials)).status);
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});

test('a changed header does not help a client that has tried links; another address is free', async () => {
  const [ip, free] = [newAddress(), newAddress()];
  await wearOut(limits.validationLink, ip);
  for (const header of ['x-viewer-ip', 'X-Viewer-IP', 'x-forwarded-for', 'cloudfront-viewer-address']) {
    expect((await validate(ip, { [header]: free })).status).toBe(429);
  }
  expect((await validate(free)).status).toBe(400);
});

test('with IPv6 a /64 counts as one address, the next one separately', async () => {
  const subnet = newSite();
  await wearOut(limits.validationLink, subnet(1));
  expect((await validate(subnet(1))).status).toBe(429);
  expect((await validate(subnet(2))).status).toBe(400);
});

test('payments are verified at a limited rate without their session, and always with it', async () => {
  const ip = newAddress();
  const [owner, stranger] = await Promise.all([newCustomer(), newCustomer()]);
  const { sessionId } = await buy(owner);
  const verify = (token?: string) =>
    call('POST', '/api/verify-payment', { body: { sessionId }, ip, ...(token && { token }) });
  expect((await verify()).status).toBe(200);
  await wearOut(limits.verification, ip);
  for (const token of [undefined, stranger.access]) expect(await verify(token)).toMatchObject(waits);
  expect(await verify(owner.access)).toMatchObject({ status: 200, json: { order: { status: 'pending' } } });
});

test('an account requests payment pages at a limited rate, which does not affect others', async () => {
  const [customer, other] = await Promise.all([newCustomer(), newCustomer()]);
  await wearOut(limits.payment, claimsOf(customer.access).sub);
  const ask = (who: TestCustomer) => askToPay({ ...who, ip: newAddress() }, paymentRequest(who));
  expect(await ask(customer)).toMatchObject(waits);
  expect((await ask(other)).status).toBe(200);
});
