import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validationPageTexts } from '#domain/texts/email-validation.ts';
import { validateEmail } from '#domain/wire/api.ts';
import { readProfile } from '#domain/wire/profile.ts';
import { call, newAddress } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitLink, awaitLinks, validate } from '#test/support/links.ts';
import { awaitStatus, buy, payAt, readOrder } from '#test/support/purchases.ts';
import { expireToken, findRow, mintToken, validationMailsOf } from '#test/support/rows.ts';

const isVerified = async (customer: TestCustomer): Promise<boolean> => {
  const answer = await call('GET', '/api/profile', { token: customer.access });
  return readProfile.answer.parse(answer.json).email_validated;
};
const firstUse = { success: true, alreadyValidated: false };
const answerOf = (json: unknown) => validateEmail.answer.parse(json);

/** A customer at the payment page, with the link of the mail of the first payment. */
const buyer = async () => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  return { customer, purchase, link: await awaitLink(customer) };
};

const refused = {
  status: 400,
  json: { error: { code: 'link_invalid', message: validationPageTexts.invalidLink } },
};

test('the first payment of an unverified account sends its link with the order, the second none', async () => {
  const { customer, purchase, link } = await buyer();
  expect(link.orderId).toBe(purchase.order_id);
  expect(link.redirect).toBeUndefined();
  await buy(customer, [keyFor.design]);
  expect(await validationMailsOf(claimsOf(customer.access).sub)).toHaveLength(1);
});

test('the first use verifies the address on the profile and on every order, present and later', async () => {
  const { customer, purchase, link } = await buyer();
  const second = await buy(customer, [keyFor.design]);
  expect((await readOrder(customer, purchase.order_id)).email_validated).toBe(false);
  const answer = await validate(link, { token: customer.access });
  expect(answer.status).toBe(200);
  expect(await isVerified(customer)).toBe(true);
  const later = await buy(customer, [keyFor.chinese]);
  for (const { order_id } of [purchase, second, later]) {
    expect((await readOrder(customer, order_id)).email_validated).toBe(true);
  }
});

test('the first use by the browser with the claim returns the order, a message and a session', async () => {
  const { customer, purchase, link } = await buyer();
  const answer = answerOf((await validate(link, { claim: purchase.claim })).json);
  expect(answer).toMatchObject({
    ...firstUse,
    orderId: purchase.order_id,
    message: validationPageTexts.success,
    order: { services: [keyFor.numbers], status: 'pending', customer_info: { email: customer.email } },
  });
  const tokens = answer.authTokens;
  expect(tokens?.refresh_token).toBeTruthy();
  const profile = await call('GET', '/api/profile', { token: tokens?.access_token });
  expect(profile.json).toMatchObject({ email: customer.email, email_validated: true });
});

test('the second use says so, and shows a stranger nothing about the customer', async () => {
  const { customer, link } = await buyer();
  await validate(link, { token: customer.access });
  const answer = await validate(link);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    success: true,
    alreadyValidated: true,
    message: validationPageTexts.already,
  });
  const stranger = await newCustomer();
  expect((await validate(link, { token: stranger.access })).json).toEqual(answer.json);
  expect((await validate(link, { claim: 'A'.repeat(43) })).json).toEqual(answer.json);
  expect(JSON.stringify(answer.json)).not.toContain(customer.email);
});

test('the second use shows the order to its customer and its claim, and makes no session', async () => {
  const { customer, purchase, link } = await buyer();
  await validate(link, { token: customer.access });
  for (const who of [{ token: customer.access }, { claim: purchase.claim }]) {
    const answer = answerOf((await validate(link, who)).json);
    expect(answer).toMatchObject({ alreadyValidated: true, orderId: purchase.order_id });
    expect(answer.order?.customer_info.email).toBe(customer.email);
    expect(answer).not.toHaveProperty('authTokens');
  }
});

test('an invalid session is refused and does not use the link up', async () => {
  const { customer, link } = await buyer();
  expect((await validate(link, { token: `${customer.access}x` })).status).toBe(401);
  expect(await isVerified(customer)).toBe(false);
  expect(answerOf((await validate(link, { token: customer.access })).json)).toMatchObject(firstUse);
});

test('an expired link is refused and verifies nothing', async () => {
  const { customer, link } = await buyer();
  await expireToken(link.token);
  expect(await validate(link)).toMatchObject(refused);
  expect(await isVerified(customer)).toBe(false);
});

test('an expired link is refused even when another has verified the address', async () => {
  const { customer, link } = await buyer();
  await call('POST', '/api/validate-email/resend', { body: {}, token: customer.access, ip: customer.ip });
  const other = (await awaitLinks(customer.email, 2)).find(({ token }) => token !== link.token);
  expect((await validate(other ?? link, { token: customer.access })).json.success).toBe(true);
  await expireToken(link.token);
  expect(await validate(link)).toMatchObject(refused);
});

test('the token of a session is no verification link', async () => {
  const customer = await newCustomer();
  const token = await mintToken('session', claimsOf(customer.access).sub, customer.email);
  expect(await validate({ token, orderId: undefined }, { token: customer.access })).toMatchObject(refused);
  expect(await isVerified(customer)).toBe(false);
});

test('only the hash of a token is stored', async () => {
  const { customer, link } = await buyer();
  expect(await findRow('Tokens', { hash: link.token })).toBeUndefined();
  const rows = await validationMailsOf(claimsOf(customer.access).sub);
  const outbox = await Promise.all(rows.map((id) => findRow('Outbox', { id })));
  expect(JSON.stringify(outbox)).not.toContain(link.token);
});

test('a mail scanner that follows the link does not use it up', async () => {
  const { customer, link } = await buyer();
  for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link.url, { method })).status).toBe(200);
  const query = new URLSearchParams({ token: link.token, orderId: link.orderId ?? '' });
  const get = await call('GET', `/api/validate-email?${query}`);
  expect(get.status).toBe(404);
  expect(await isVerified(customer)).toBe(false);
  expect(answerOf((await validate(link, { token: customer.access })).json)).toMatchObject(firstUse);
});

test('after the payment the link still works and the paid order is verified', async () => {
  const { customer, purchase, link } = await buyer();
  await payAt(purchase.sessionId, 'paid');
  const paid = await awaitStatus(customer, purchase.order_id, 'paid');
  expect(paid.email_validated).toBe(false);
  const answer = answerOf((await validate(link, { token: customer.access })).json);
  expect(answer.order?.status).toBe('paid');
  const order = await readOrder(customer, purchase.order_id);
  expect(order.email_validated).toBe(true);
  expect(Date.parse(order.email_validated_at ?? '')).toBeGreaterThan(Date.parse(paid.paid_at ?? ''));
  expect(order.version).toBeGreaterThan(paid.version);
});

test('verified before the payment, the order stays verified', async () => {
  const { customer, purchase, link } = await buyer();
  await validate(link, { token: customer.access });
  await payAt(purchase.sessionId, 'paid');
  expect((await awaitStatus(customer, purchase.order_id, 'paid')).email_validated).toBe(true);
});

test('of twenty parallel uses exactly one gets the session', async () => {
  const { customer, purchase, link } = await buyer();
  const use = () => validate(link, { ip: newAddress(), claim: purchase.claim });
  const answers = await Promise.all(Array.from({ length: 20 }, use));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const parsed = z.array(validateEmail.answer).parse(answers.map(({ json }) => json));
  const winners = parsed.filter((answer) => answer.authTokens);
  expect(winners).toHaveLength(1);
  expect(winners[0]?.alreadyValidated).toBe(false);
  expect(parsed.filter((answer) => answer.alreadyValidated)).toHaveLength(19);
  expect(await isVerified(customer)).toBe(true);
});
