import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { call, newAddress } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { wearOut } from '#test/support/limits.ts';
import { awaitLink, awaitLinks, validate } from '#test/support/links.ts';
import { awaitStatus, buy, payAt } from '#test/support/purchases.ts';
import { validationMailsOf } from '#test/support/rows.ts';

const resend = (customer: TestCustomer, body: Readonly<Record<string, unknown>> = {}, ip = newAddress()) =>
  call('POST', '/api/validate-email/resend', { body, token: customer.access, ip });

test('requested in the account, the mail’s link leads home and verifies the address', async () => {
  const customer = await newCustomer();
  const answer = await resend(customer);
  expect(answer).toMatchObject({ status: 202, json: { sent: true, alreadyValidated: false } });
  const link = await awaitLink(customer);
  expect(link.redirect).toBe('home');
  expect(link.orderId).toBeUndefined();
  const verified = await validate(link, { token: customer.access });
  expect(verified.json).toMatchObject({ success: true, alreadyValidated: false });
});

test('requested in step 2 while the order is pending, it leads back to the checkout', async () => {
  const customer = await newCustomer();
  const { order_id: orderId } = await buy(customer);
  await awaitLink(customer);
  expect((await resend(customer, { orderId })).status).toBe(202);
  const [again] = await awaitLinks(customer.email, 2);
  expect(again).toMatchObject({ orderId, redirect: 'checkout' });
});

test('requested for a paid order, it does not lead back to the checkout', async () => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  await payAt(purchase.sessionId, 'paid');
  await awaitStatus(customer, purchase.order_id, 'paid');
  await awaitLink(customer);
  await resend(customer, { orderId: purchase.order_id });
  const [again] = await awaitLinks(customer.email, 2);
  expect(again?.orderId).toBe(purchase.order_id);
  expect(again?.redirect).toBeUndefined();
});

test('each link of a repeated mail works, and so does the first', async () => {
  const customer = await newCustomer('account');
  const first = await awaitLink(customer);
  await resend(customer);
  const links = await awaitLinks(customer.email, 2);
  expect(new Set(links.map(({ token }) => token)).size).toBe(2);
  const own = { token: customer.access };
  expect((await validate(first, own)).status).toBe(200);
  for (const link of links) expect((await validate(link, own)).status).toBe(200);
});

test('a verified address gets no further mail', async () => {
  const customer = await newCustomer('account');
  await validate(await awaitLink(customer), { token: customer.access });
  const answer = await resend(customer);
  expect(answer).toMatchObject({ status: 202, json: { sent: false, alreadyValidated: true } });
  expect(await validationMailsOf(claimsOf(customer.access).sub)).toHaveLength(1);
});

test('a mailbox gets three of them at once, from all sources, then the refusal names the wait', async () => {
  const customer = await newCustomer();
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await resend(customer)).status);
  expect(statuses).toEqual([202, 202, 202]);
  const { status, json } = await resend(customer);
  expect([status, json]).toMatchObject([429, { error: { code: 'too_many' } }]);
  expect(JSON.stringify(json)).toMatch(/ouvrez l’un d’eux, ou réessayez dans (19|20)\u00a0minutes\./);
  expect(await validationMailsOf(claimsOf(customer.access).sub)).toHaveLength(3);
  expect((await resend(await newCustomer())).status).toBe(202);
});

test('a paid order’s mail is sent whatever strangers have requested for the mailbox', async () => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  await payAt(purchase.sessionId, 'paid');
  await awaitStatus(customer, purchase.order_id, 'paid');
  await wearOut(limits.validationMail, customer.email);
  expect((await resend(customer)).status).toBe(429);
  expect((await resend(customer, { orderId: purchase.order_id })).status).toBe(202);
});
