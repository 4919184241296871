import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { errorTexts } from '#domain/texts/errors.ts';
import { listOrders } from '#domain/wire/api.ts';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { deliverPart, putPaidOrder } from '#test/support/order-rows.ts';
import { buy, readOrder } from '#test/support/purchases.ts';
import { expireClaims } from '#test/support/rows.ts';

/** The raw answer, for comparing bytes. */
const raw = async (id: string, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${inject('shop').site}/api/orders/${id}`, { headers });
  return { status: answer.status, body: await answer.text() };
};

const missing = JSON.stringify({ error: { code: 'not_found', message: errorTexts.not_found } });

test('a foreign order and an absent one are the same 404, byte for byte, for every caller', async () => {
  const [owner, stranger] = await Promise.all([newCustomer(), newCustomer()]);
  const { order_id: id, claim } = await buy(owner);
  const askers: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${stranger.access}` },
    { 'x-claim': 'A'.repeat(43) },
  ];
  for (const headers of askers) {
    const foreign = await raw(id, headers);
    expect(foreign).toEqual({ status: 404, body: missing });
    expect(await raw(randomUUID(), headers)).toEqual(foreign);
  }
  const mine = { authorization: `Bearer ${owner.access}` };
  expect(await raw(randomUUID(), mine)).toEqual({ status: 404, body: missing });
  expect((await raw(id, mine)).status).toBe(200);
  expect((await raw(id, { 'x-claim': claim })).status).toBe(200);
});

test('the list shows the state of the parts of a confirmed order', async () => {
  const owner = await newCustomer();
  const order = await putPaidOrder(claimsOf(owner.access).sub);
  await deliverPart(order, keyFor.numbers);
  const answer = await call('GET', '/api/orders', { token: owner.access });
  expect(listOrders.answer.parse(answer.json).orders).toMatchObject([
    { id: order.id, file_urls: [{ service: keyFor.numbers }] },
  ]);
});

test('an invalid id is 404 too', async () => {
  const { access } = await newCustomer();
  for (const id of ['x', '%00', '..%2f..', "'", 'a'.repeat(3000), '%F0%9F%94%A5', '{id}']) {
    expect((await raw(id, { authorization: `Bearer ${access}` })).status).toBe(404);
    expect((await raw(id, { 'x-claim': 'A'.repeat(43) })).status).toBe(404);
  }
});

test('a claim opens its own order only', async () => {
  const customer = await newCustomer();
  const [left, right] = [await buy(customer), await buy(customer, [keyFor.design])];
  expect((await call('GET', `/api/orders/${left.order_id}`, { claim: left.claim })).status).toBe(200);
  expect((await call('GET', `/api/orders/${right.order_id}`, { claim: left.claim })).status).toBe(404);
});

test('an expired claim opens nothing, but the customer still sees the order', async () => {
  const customer = await newCustomer();
  const { order_id: id, claim } = await buy(customer);
  await expireClaims(id);
  expect(await raw(id, { 'x-claim': claim })).toEqual({ status: 404, body: missing });
  expect((await readOrder(customer, id)).id).toBe(id);
});

test('an order on the wire contains neither claims nor internal fields', async () => {
  const customer = await newCustomer();
  const { order_id: id, claim } = await buy(customer);
  const { order } = z
    .object({ order: z.looseObject({}) })
    .parse((await call('GET', `/api/orders/${id}`, { token: customer.access })).json);
  for (const field of ['claims', 'payment', 'awaiting', 'adult_declared_at', 'payment_intent']) {
    expect(order).not.toHaveProperty(field);
  }
  expect(JSON.stringify(order)).not.toContain(claim);
});

test('each customer lists only their own orders, newest first', async () => {
  const [left, right] = await Promise.all([newCustomer(), newCustomer()]);
  const first = await buy(left);
  const second = await buy(left, [keyFor.design]);
  await buy(right);
  const answer = await call('GET', '/api/orders', { token: left.access });
  const { orders } = listOrders.answer.parse(answer.json);
  expect(orders.map(({ id }) => id)).toEqual([second.order_id, first.order_id]);
  const nobody = await call('GET', '/api/orders', { token: (await newCustomer()).access });
  expect(nobody.json).toEqual({ orders: [] });
});

test('no customer can pay or change another customer’s order', async () => {
  const [owner, stranger] = await Promise.all([newCustomer(), newCustomer()]);
  const { order_id: orderId } = await buy(owner);
  const before = await readOrder(owner, orderId);
  await expect(buy(stranger, [keyFor.numbers], { orderId })).rejects.toThrow('not_found');
  expect(await readOrder(owner, orderId)).toEqual(before);
});

test('a session id shows its bearer nothing of the order', async () => {
  const [owner, stranger] = await Promise.all([newCustomer(), newCustomer()]);
  const { sessionId } = await buy(owner);
  for (const who of [{}, { token: stranger.access }, { claim: 'A'.repeat(43) }]) {
    const answer = await call('POST', '/api/verify-payment', { body: { sessionId }, ...who });
    expect(answer).toMatchObject({ status: 200, json: { verified: false } });
    expect(Object.keys(answer.json)).toEqual(['verified']);
  }
});
