import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { disciplines, type PaidKey } from '#domain/catalogue.ts';
import { withdrawalEnd } from '#domain/withdrawal-right.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { hasEventRow, orderRow, partRows } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import {
  awaitStatus,
  buy,
  expireAt,
  type Purchase,
  payAt,
  readOrder,
  settleAt,
} from '#test/support/purchases.ts';
import { changeAmountAt, deliverEvent, eventOf, loseEventsOf, refundsOf } from '#test/support/stand-in.ts';

const hour = 3_600_000;

/** Waits until the shop has answered an event of a session. */
const awaitDelivery = (sessionId: string, type: string) =>
  eventually(async () => {
    const event = await eventOf(sessionId, type);
    return event.delivery === 'delivered' ? event : undefined;
  }, `${type} to be delivered`);

/** Waits until a paid order is confirmed, after which it no longer changes. */
const awaitConfirmation = ({ order_id }: Purchase) =>
  eventually(async () => {
    const order = await orderRow(order_id);
    return order.confirmed_at ? order : undefined;
  }, `order ${order_id} to be confirmed`);

describe('a payment announced by Stripe', () => {
  const cases: readonly (readonly [PaidKey[], number, readonly PaidKey[]])[] = [
    [[keyFor.numbers], 48, [keyFor.numbers]],
    [[keyFor.chinese, keyFor.design], 72, [keyFor.chinese, keyFor.design]],
    [[keyFor.pack], 120, disciplines],
  ];
  test.each(cases)('of %s makes the order paid, due in %i hours', async (services, hours, parts) => {
    const customer = await newCustomer();
    const { order_id, sessionId } = await buy(customer, services);
    await payAt(sessionId, 'paid');

    const order = await awaitStatus(customer, order_id, 'paid');

    const paidAt = new Date(order.paid_at ?? '');
    expect(Math.abs(paidAt.getTime() - Date.now())).toBeLessThan(15_000);
    // A queue that other tests have filled makes the delay longer.
    expect(Date.parse(order.due_at ?? '') - paidAt.getTime()).toBe((order.due_hours ?? hours) * hour);
    expect(order.withdrawal_until).toBe(withdrawalEnd(paidAt).toISOString());
    expect(order.parts).toEqual(parts.map((service) => ({ service, state: 'waiting' })));
    const row = await orderRow(order_id);
    expect(row).toMatchObject({ paid_session_id: sessionId, payment_intent: expect.stringMatching(/^pi_/) });
    expect(row.awaiting).toBeUndefined();
    for (const part of await partRows(order_id)) expect(part.due_at).toBe(order.due_at);
    const event = await awaitDelivery(sessionId, 'checkout.session.completed');
    expect(await hasEventRow(event.id)).toBe(true);
  });

  test('repeated five times in a row and five times in parallel changes nothing more', async () => {
    const customer = await newCustomer();
    const purchase = await buy(customer);
    await payAt(purchase.sessionId, 'paid');
    const before = await awaitConfirmation(purchase);
    const { id } = await awaitDelivery(purchase.sessionId, 'checkout.session.completed');

    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push(await deliverEvent(id));
    statuses.push(...(await Promise.all(Array.from({ length: 5 }, () => deliverEvent(id)))));

    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await orderRow(purchase.order_id)).toEqual(before);
    expect(await partRows(purchase.order_id)).toHaveLength(1);
    const { subject } = await awaitMail(customer.email, 'confirmée');
    expect((await mailsOf(customer.email)).filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  test('five times in parallel for the first time, beside the return page, changes the order once', async () => {
    const customer = await newCustomer();
    await loseEventsOf(customer.email);
    const purchase = await buy(customer);
    const { version } = await orderRow(purchase.order_id);
    await payAt(purchase.sessionId, 'paid');
    const { id } = await eventOf(purchase.sessionId, 'checkout.session.completed');

    const returning = () =>
      call('POST', '/api/verify-payment', {
        body: { sessionId: purchase.sessionId },
        token: customer.access,
      });
    const [statuses, ...returns] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => deliverEvent(id))),
      returning(),
      returning(),
    ]);

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    for (const { json } of returns) expect(json).toMatchObject({ verified: true, order: { status: 'paid' } });
    // One version for the payment, one for the invoice, one for the confirmation.
    expect((await awaitConfirmation(purchase)).version).toBe(version + 3);
    expect(await hasEventRow(id)).toBe(true);
    expect(await partRows(purchase.order_id)).toHaveLength(1);
  });

  test('with an amount other than the order’s goes back once, and the order can be paid anew', async () => {
    const customer = await newCustomer();
    const wish = [keyFor.design] as const;
    const { order_id, sessionId } = await buy(customer, wish);
    await changeAmountAt(sessionId, 100);
    await payAt(sessionId, 'paid');

    await awaitDelivery(sessionId, 'checkout.session.completed');
    const body = { sessionId };
    const returned = await call('POST', '/api/verify-payment', { body, token: customer.access });
    expect(returned.json).toMatchObject({ verified: false, order: { status: 'cancelled' } });
    expect(await refundsOf(sessionId)).toMatchObject([{ amount: 100 }]);
    expect(await orderRow(order_id)).toMatchObject({ duplicate_refunds: [{ session_id: sessionId }] });
    expect(await partRows(order_id)).toEqual([]);

    const again = await buy(customer, wish, { orderId: order_id, attempt: randomUUID() });
    expect(again.order_id).toBe(order_id);
    await payAt(again.sessionId, 'paid');
    await awaitStatus(customer, order_id, 'paid');
  });
});

describe('a payment that the bank confirms later', () => {
  test('leaves the order pending until the bank accepts it', async () => {
    const customer = await newCustomer();
    const { order_id, sessionId } = await buy(customer);
    await payAt(sessionId, 'later');
    await awaitDelivery(sessionId, 'checkout.session.completed');
    expect(await readOrder(customer, order_id)).toMatchObject({
      status: 'pending',
      bank: { state: 'deciding' },
      parts: [],
    });

    await settleAt(sessionId, 'succeeded');

    expect(await awaitStatus(customer, order_id, 'paid')).toMatchObject({
      parts: [{ service: keyFor.numbers, state: 'waiting' }],
    });
  });

  test('and that the bank refuses makes the order failed; a new payment makes it paid', async () => {
    const customer = await newCustomer();
    const first = await buy(customer);
    await payAt(first.sessionId, 'later');
    await settleAt(first.sessionId, 'failed');
    const failed = await awaitStatus(customer, first.order_id, 'failed');
    expect(failed).toMatchObject({ bank: { state: 'refused' } });
    expect(await partRows(first.order_id)).toEqual([]);
    const mail = await awaitMail(customer.email, 'votre banque a refusé le paiement');
    expect(mail.text).toContain(`/checkout?restore_order=${first.order_id}`);

    const second = await buy(customer, [keyFor.numbers], { orderId: first.order_id });
    await payAt(second.sessionId, 'paid');

    expect(await awaitStatus(customer, first.order_id, 'paid')).not.toHaveProperty('bank');
    expect(await orderRow(first.order_id)).toMatchObject({ paid_session_id: second.sessionId });
  });
});

test('a session that expires cancels its order; a new payment makes it paid', async () => {
  const customer = await newCustomer();
  const first = await buy(customer);
  await expireAt(first.sessionId);
  await awaitStatus(customer, first.order_id, 'cancelled');

  const second = await buy(customer, [keyFor.numbers], { orderId: first.order_id });
  await payAt(second.sessionId, 'paid');

  await awaitStatus(customer, first.order_id, 'paid');
});

test('a former session of an order changes nothing when it expires', async () => {
  const customer = await newCustomer();
  const first = await buy(customer);
  const second = await buy(customer, [keyFor.numbers], { orderId: first.order_id });

  await awaitDelivery(first.sessionId, 'checkout.session.expired');

  expect(await orderRow(first.order_id)).toMatchObject({
    status: 'pending',
    payment: { session_id: second.sessionId },
  });
});

test('a refused card changes nothing: the same page accepts another card', async () => {
  const customer = await newCustomer();
  const { order_id, sessionId } = await buy(customer);
  const before = await orderRow(order_id);
  await payAt(sessionId, 'refused');
  await awaitDelivery(sessionId, 'payment_intent.payment_failed');
  expect(await orderRow(order_id)).toEqual(before);

  await payAt(sessionId, 'paid');

  await awaitStatus(customer, order_id, 'paid');
});
