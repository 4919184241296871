/** Proves that a purchase with many errors leaves no personal data in the logs. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { keyFor } from '#test/support/keys.ts';
import { call, eventually, newAddress } from '../client.ts';
import { type Credentials, newCredentials, signIn, type TestCustomer } from '../customers.ts';
import { orderRow, outboxRow, runNow, secretOf, setTermsVersion } from '../deployed.ts';
import { claimsOf } from '../jwt.ts';
import { validate } from '../links.ts';
import { askToPay, awaitStatus, buy, type Purchase, payAt, paymentRequest } from '../purchases.ts';
import { mintToken } from '../rows.ts';
import { failSessionsOf } from '../stand-in.ts';
import type { Result } from './figures.ts';
import { allLogLines } from './log-lines.ts';

const letters = () =>
  randomUUID()
    .replaceAll(/[0-9-]/g, '')
    .padEnd(20, 'q');

type Canaries = Credentials & {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthPlace: string;
};

const newCanaries = (): Canaries => ({
  ...newCredentials(),
  firstName: `Canarine${letters()}`,
  lastName: `Serine${letters()}`,
  birthPlace: `Canariville-${randomUUID()}`,
});

const signUp = async (canaries: Canaries): Promise<TestCustomer> => {
  const { email, password, firstName, lastName, birthPlace } = canaries;
  const person = { first_name: firstName, last_name: lastName, birth_place: birthPlace };
  const body = { email, password, ...person, from: 'account' };
  const ip = newAddress();
  for (const wrong of [
    body,
    { ...body, password: `${password}\n` },
    { ...body, unknown: birthPlace },
    body,
  ]) {
    await call('POST', '/api/sign-up', { body: wrong, ip });
  }
  await call('POST', '/api/sign-up', { raw: JSON.stringify(body).slice(0, -1), ip });
  await signIn({ email, password: `${password}x` }).catch(() => undefined);
  return { email, password, ...(await signIn({ email, password })), ip };
};

/** Refused, invalid and foreign requests around one payment, which is then paid. */
const purchase = async (customer: TestCustomer, canaries: Canaries): Promise<Purchase> => {
  const { firstName, lastName, birthPlace, email } = canaries;
  const customerInfo = {
    firstName,
    lastName,
    email,
    birthDate: '1991-04-17',
    birthTime: '06:42',
    birthPlace,
  };
  const request = paymentRequest(customer, [keyFor.numbers], { customerInfo });
  await askToPay(customer, { ...request, totalAmount: request.totalAmount - 1 });
  await askToPay(customer, { ...request, customerInfo: { ...customerInfo, lastName: `${lastName}\u0000` } });
  await failSessionsOf(email, 'after');
  await askToPay(customer, { ...request, attempt: randomUUID() });
  const bought = await buy(customer, [keyFor.numbers], { customerInfo });
  for (const path of [`/api/orders/${bought.order_id}`, `/api/orders/${canaries.firstName}`]) {
    for (const claim of [bought.claim, `${bought.claim}x`]) await call('GET', path, { claim });
  }
  await setTermsVersion(await orderRow(bought.order_id), 'none');
  await payAt(bought.sessionId, 'paid');
  await awaitStatus(customer, bought.order_id, 'paid');
  await call('POST', '/api/verify-payment', { body: { sessionId: bought.sessionId }, claim: bought.claim });
  return bought;
};

const refusals = async (customer: TestCustomer, { email }: Canaries, token: string) => {
  await call('GET', '/api/profile', { token: `${customer.access}x` });
  await call('GET', `/api/orders/${randomUUID()}`, { token: `${customer.access}x` });
  for (let use = 0; use < 2; use += 1)
    await validate({ token, orderId: undefined }, { token: customer.access });
  await validate({ token, orderId: undefined }, { token: customer.id });
  const headers = { 'stripe-signature': `t=1,v1=${token}` };
  await call('POST', '/api/stripe-webhook', { raw: JSON.stringify({ id: 'evt_1', email }), headers });
  await runNow('ReconcileFunction');
  await runNow('SweepMailsFunction');
};

/** Makes all errors with unique values, and searches every log line for them. */
export const proveSilentLogs = async (): Promise<Result> => {
  const canaries = newCanaries();
  const customer = await signUp(canaries);
  const { order_id: orderId, claim } = await purchase(customer, canaries);
  const token = await mintToken('validation', claimsOf(customer.access).sub, customer.email);
  await refusals(customer, canaries, token);
  const mail = `confirmation:${orderId}`;
  await eventually(async () => ((await outboxRow(mail))?.tries ? true : undefined), 'the mail that fails');
  const secrets = {
    ...canaries,
    claim,
    token,
    access: customer.access,
    id: customer.id,
    refresh: customer.refresh,
    origin: inject('shop').originSecret,
    stripeKey: await secretOf('stripeKey'),
    webhookSecret: await secretOf('stripeWebhookSecrets'),
  };
  const lines = [...(await allLogLines())].flatMap(([group, found]) =>
    found.map((line) => `${group}: ${line}`),
  );
  const hits = Object.entries(secrets).flatMap(([name, value]) =>
    lines.filter((line) => line.includes(value)).map((line) => `${name} in ${line}`),
  );
  // These lines must exist: otherwise the logs of this run were not read.
  const expected = ['"refused"', '"trace":"1-', 'mail_postponed', 'webhook_refused', `"order":"${orderId}"`];
  const unread = expected.filter((text) => !lines.some((line) => line.includes(text)));
  const lost = [...hits, ...unread.map((text) => `no line with ${text}: the logs were not read`)];
  return { tried: lines.length, lost };
};
