/** The store of what is asked back, on the deployed tables: once for each request, and never beyond what was paid. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOrdersStore } from '#lambdas/storage/orders-store.ts';
import { createRefundRequestsStore } from '#lambdas/storage/refund-requests-store.ts';
import { paidOrderRecord } from '#test/support/builders.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';

const db = database();
const orders = createOrdersStore(db, tableOf('Orders'));
const requests = createRefundRequestsStore(db, {
  orders: tableOf('Orders'),
  parts: tableOf('Parts'),
  refunds: tableOf('Refunds'),
  outbox: tableOf('Outbox'),
});

/** Not awaited by the running sweep. */
const refundOf = (order_id: string, amount: number) => ({
  order_id,
  id: randomUUID(),
  amount,
  origin: 'administrator' as const,
  state: 'requested' as const,
  requested_at: '2026-11-24T17:42:00.000Z',
});

test('an amount is reserved once for each request, and never beyond what was paid', async () => {
  const order = paidOrderRecord({ id: randomUUID(), user_id: randomUUID() });
  await orders.create(order);
  const first = refundOf(order.id, order.amount - 200);
  expect(await requests.reserve(order, first)).toBe(true);
  expect(await requests.reserve(order, { ...first, amount: 100 })).toBe(false);
  expect(await requests.reserve(order, refundOf(order.id, 201))).toBe(false);
  expect(await orders.find(order.id)).toMatchObject({ refund_reserved: order.amount - 200 });
  expect(await requests.reserve(order, refundOf(order.id, 200))).toBe(true);
  expect(await requests.reserve(order, refundOf(order.id, 1))).toBe(false);
});

test('a refund counts each error that Stripe has stored once, and none after Stripe has decided', async () => {
  const refund = refundOf(randomUUID(), 900);
  const key = { order_id: refund.order_id, id: refund.id };
  await putRow('Refunds', refund);
  for (const known of [refund, refund, { ...refund, tries: 1 }]) await requests.countTry(known);
  expect(await findRow('Refunds', key)).toEqual({ ...refund, tries: 2 });
  await putRow('Refunds', { ...refund, state: 'succeeded', tries: 2 });
  await requests.countTry({ ...refund, tries: 2 });
  expect(await findRow('Refunds', key)).toMatchObject({ state: 'succeeded', tries: 2 });
});
