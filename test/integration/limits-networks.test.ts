import { expect, test } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { accountLimits } from '#lambdas/accounts/limits.ts';
import { paymentLimits } from '#lambdas/payments/limits.ts';
import { type Answer, call, newAddress } from '#test/support/client.ts';
import { newCredentials, newCustomer } from '#test/support/customers.ts';
import { newNetwork, newSite } from '#test/support/networks.ts';
import { askToPay, buy, paymentRequest } from '#test/support/purchases.ts';

const tooMany = { error: { code: 'too_many', message: errorTexts.too_many } };
/** A test that meets the change of the hour counts in two windows: it is right the second time. */
const acrossHours = { retry: 1, timeout: 90_000 };

/** Asks one after the other; the answers' statuses. */
const statusesOf = async (count: number, ask: (turn: number) => Promise<Answer>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await ask(turn)).status);
  return statuses;
};
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

const forgedLink = { token: 'A'.repeat(43) };
const validate = (ip: string, headers = {}) =>
  call('POST', '/api/validate-email', { body: forgedLink, ip, headers });

test(
  'a network signs up so often in an hour; then it is told so in French, and the next one not',
  acrossHours,
  async () => {
    const address = newNetwork();
    const signUp = (ip: string) =>
      call('POST', '/api/sign-up', { body: { ...newCredentials(), from: 'checkout' }, ip });
    const { max } = accountLimits.signUpNetwork;
    expect(await statusesOf(max, (turn) => signUp(address(turn + 1)))).toEqual(times(max, 201));
    expect(await signUp(address(200))).toMatchObject({ status: 429, json: tooMany });
    expect((await signUp(newAddress())).status).toBe(201);
  },
);

test('an address is signed up so often in an hour, from wherever it is tried', acrossHours, async () => {
  const credentials = newCredentials();
  const signUp = () => call('POST', '/api/sign-up', { body: { ...credentials, from: 'checkout' } });
  const { max } = accountLimits.signUpAddress;
  expect(await statusesOf(max, signUp)).toEqual([201, ...times(max - 1, 409)]);
  expect(await signUp()).toMatchObject({ status: 429, json: tooMany });
  expect(
    (await call('POST', '/api/sign-up', { body: { ...newCredentials(), from: 'checkout' } })).status,
  ).toBe(201);
});

test(
  'links are guessed so often from a network; a changed header does not help, another network is free',
  acrossHours,
  async () => {
    const address = newNetwork();
    const { max } = accountLimits.validateNetwork;
    expect(await statusesOf(max, (turn) => validate(address(turn + 1)))).toEqual(times(max, 400));
    expect(await validate(address(250))).toMatchObject({ status: 429, json: tooMany });
    const free = newAddress();
    for (const header of ['x-viewer-ip', 'X-Viewer-IP', 'x-forwarded-for', 'cloudfront-viewer-address']) {
      expect((await validate(address(251), { [header]: free })).status).toBe(429);
    }
    expect((await validate(free)).status).toBe(400);
  },
);

test('with IPv6 the whole /56 counts as one, the next one apart', acrossHours, async () => {
  const address = newSite();
  const { max } = accountLimits.validateNetwork;
  expect(await statusesOf(max, (turn) => validate(address(turn)))).toEqual(times(max, 400));
  expect((await validate(address(255))).status).toBe(429);
  expect((await validate(newSite()(0))).status).toBe(400);
});

test(
  'payments are verified so often from a network, without a session and with another’s; the own one always',
  acrossHours,
  async () => {
    const address = newNetwork();
    const [owner, stranger] = await Promise.all([newCustomer(), newCustomer()]);
    const { sessionId } = await buy(owner);
    const verify = (ip: string, token?: string) =>
      call('POST', '/api/verify-payment', { body: { sessionId }, ip, ...(token && { token }) });
    const callers = [undefined, stranger.access];
    const { max } = paymentLimits.verifyNetwork;
    const statuses = await statusesOf(max, (turn) => verify(address(turn + 1), callers[turn % 2]));
    expect(statuses).toEqual(times(max, 200));
    for (const token of callers) {
      expect(await verify(address(254), token)).toMatchObject({ status: 429, json: tooMany });
    }
    expect(await verify(address(254), owner.access)).toMatchObject({
      status: 200,
      json: { order: { status: 'pending' } },
    });
  },
);

test('an account asks for payment pages so often, others go on', acrossHours, async () => {
  const customer = await newCustomer();
  const body = paymentRequest(customer, ['numerologie'], { totalAmount: 1 });
  const ask = () => askToPay({ ...customer, ip: newAddress() }, body);
  const { max } = paymentLimits.payAccount;
  expect(await statusesOf(max, ask)).toEqual(times(max, 409));
  expect(await ask()).toMatchObject({ status: 429, json: tooMany });
  const other = await newCustomer();
  expect((await askToPay(other, paymentRequest(other))).status).toBe(200);
});
