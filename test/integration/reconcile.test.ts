import { expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { ageOrder, hasEventRow, orderRow, partRows, runNow } from '#test/support/deployed.ts';
import {
  askToPay,
  buy,
  expireAt,
  ordersOf,
  payAt,
  paymentRequest,
  settleAt,
} from '#test/support/purchases.ts';
import { eventOf, failSessionsOf, loseEventsOf, sessionsFor } from '#test/support/stand-in.ts';

/** A customer whose payments cause no events, with an order. */
const unheardPurchase = async () => {
  const customer = await newCustomer();
  await loseEventsOf(customer.email);
  return { customer, ...(await buy(customer)) };
};

test('a payment whose webhook is lost and whose customer does not return is settled', async () => {
  const { order_id, sessionId } = await unheardPurchase();
  await payAt(sessionId, 'paid');
  await ageOrder(order_id, 11);

  await runNow('ReconcileFunction');

  expect(await orderRow(order_id)).toMatchObject({ status: 'paid', paid_session_id: sessionId });
  expect(await partRows(order_id)).toHaveLength(1);
  expect(await hasEventRow((await eventOf(sessionId, 'checkout.session.completed')).id)).toBe(false);
});

test('a paid session that its order does not know is found in Stripe’s list', async () => {
  const customer = await newCustomer();
  await loseEventsOf(customer.email);
  await failSessionsOf(customer.email, 'after');
  await askToPay(customer, paymentRequest(customer));
  const [order] = await ordersOf(customer);
  const [session] = await sessionsFor(customer.email);
  if (!order || !session) throw new Error('no order, or no session');
  expect((await orderRow(order.id)).payment.session_id).toBeUndefined();
  await payAt(session.id, 'paid');

  await runNow('ReconcileFunction');

  expect(await orderRow(order.id)).toMatchObject({ status: 'paid', paid_session_id: session.id });
});

test('a pending order is left unchanged for ten minutes, then its session decides', async () => {
  const { order_id, sessionId } = await unheardPurchase();
  await expireAt(sessionId);
  await ageOrder(order_id, 9);
  const before = await orderRow(order_id);
  await runNow('ReconcileFunction');
  expect(await orderRow(order_id)).toEqual(before);

  await ageOrder(order_id, 11);
  await runNow('ReconcileFunction');

  const after = await orderRow(order_id);
  expect(after).toMatchObject({ status: 'cancelled', version: before.version + 1 });
  expect(after.awaiting).toBeUndefined();
});

test('a payment that the bank has refused without an event makes its order failed', async () => {
  const { order_id, sessionId } = await unheardPurchase();
  await payAt(sessionId, 'later');
  await settleAt(sessionId, 'failed');
  await ageOrder(order_id, 11);

  await runNow('ReconcileFunction');

  expect(await orderRow(order_id)).toMatchObject({ status: 'failed' });
});

test('an order whose page is still open stays pending, however old', async () => {
  const { order_id } = await unheardPurchase();
  await ageOrder(order_id, 600);
  const before = await orderRow(order_id);

  await runNow('ReconcileFunction');

  expect(await orderRow(order_id)).toEqual(before);
});

test('an order without a session is cancelled once no session of it can be open', async () => {
  const customer = await newCustomer();
  await failSessionsOf(customer.email, 'before');
  await askToPay(customer, paymentRequest(customer));
  const [order] = await ordersOf(customer);
  const id = order?.id ?? '';
  await ageOrder(id, 25 * 60);
  await runNow('ReconcileFunction');
  expect(await orderRow(id)).toMatchObject({ status: 'pending', awaiting: 'payment' });

  await ageOrder(id, 27 * 60);
  await runNow('ReconcileFunction');

  expect(await orderRow(id)).toMatchObject({ status: 'cancelled' });
});

test('repeated and parallel runs change nothing more', async () => {
  const { order_id, sessionId } = await unheardPurchase();
  const { version } = await orderRow(order_id);
  await payAt(sessionId, 'paid');
  await ageOrder(order_id, 11);

  await Promise.all([runNow('ReconcileFunction'), runNow('ReconcileFunction'), runNow('ReconcileFunction')]);

  const { paid_at } = await orderRow(order_id);
  await runNow('ReconcileFunction');
  const after = await orderRow(order_id);
  expect(after).toMatchObject({ status: 'paid', paid_at });
  // Payment, invoice and confirmation.
  expect(after.version).toBeLessThanOrEqual(version + 3);
  expect(await partRows(order_id)).toHaveLength(1);
});
