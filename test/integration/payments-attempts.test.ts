import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { type Answer, newAddress } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { keyFor } from '#test/support/keys.ts';
import {
  askToPay,
  awaitStatus,
  buy,
  expireAt,
  ordersOf,
  payAt,
  paymentRequest,
  readOrder,
} from '#test/support/purchases.ts';
import { eventOf, loseEventsOf, sessionAt, sessionsFor } from '#test/support/stand-in.ts';

const refusal = (status: number, code: string) => ({ status, json: { error: { code } } });
const addressOf = ({ json }: Answer) => json.url;

describe('the same attempt', () => {
  test('returns the same order and the same URL, and opens one session', async () => {
    const customer = await newCustomer();
    const request = paymentRequest(customer);

    const first = await askToPay(customer, request);
    const second = await askToPay(customer, request);

    expect(first.status).toBe(200);
    expect(second.json).toMatchObject({ url: first.json.url, order_id: first.json.order_id });
    expect(await sessionsFor(customer.email)).toHaveLength(1);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  test('sent five times at once makes one order and one session, and gives five browsers a claim', async () => {
    const customer = await newCustomer();
    const request = paymentRequest(customer);

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => askToPay({ ...customer, ip: newAddress() }, request)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(addressOf)).size).toBe(1);
    expect(new Set(answers.map(({ json }) => json.claim)).size).toBe(5);
    expect(await sessionsFor(customer.email)).toHaveLength(1);
    const [order, ...others] = await ordersOf(customer);
    expect(others).toEqual([]);
    expect((await orderRow(order?.id ?? '')).claims).toHaveLength(5);
  });

  test('of another customer makes another order', async () => {
    const attempt = randomUUID();
    const [one, other] = [await newCustomer(), await newCustomer()];

    const first = await buy(one, [keyFor.numbers], { attempt });
    const second = await buy(other, [keyFor.numbers], { attempt });

    expect(second.order_id).not.toBe(first.order_id);
    expect(second.sessionId).not.toBe(first.sessionId);
  });
});

describe('a new attempt for an order', () => {
  test('closes its old session and opens one with the new content', async () => {
    const customer = await newCustomer();
    const first = await buy(customer);

    const { price } = catalogue[keyFor.pack];
    const second = await buy(customer, [keyFor.pack], { orderId: first.order_id });

    expect(second.order_id).toBe(first.order_id);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(await sessionAt(first.sessionId)).toMatchObject({ status: 'expired' });
    expect(await sessionAt(second.sessionId)).toMatchObject({ status: 'open', amount_total: price });
    expect(await readOrder(customer, first.order_id)).toMatchObject({
      status: 'pending',
      services: [keyFor.pack],
      amount: price,
    });
  });

  test('sent by two tabs at once leaves at most one session open', async () => {
    const customer = await newCustomer();
    const { order_id: orderId } = await buy(customer);
    const tab = () => askToPay(customer, paymentRequest(customer, [keyFor.numbers], { orderId }));

    const answers = await Promise.all([tab(), tab()]);

    const open = (await sessionsFor(customer.email)).filter(({ status }) => status === 'open');
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(open.map(({ id }) => id)).toEqual([(await orderRow(orderId)).payment.session_id]);
  });

  test('that is already paid is refused, and the unknown payment is settled', async () => {
    const customer = await newCustomer();
    await loseEventsOf(customer.email);
    const { order_id: orderId, sessionId } = await buy(customer);
    await payAt(sessionId, 'paid');

    const answer = await askToPay(customer, paymentRequest(customer, [keyFor.numbers], { orderId }));

    expect(answer).toMatchObject(refusal(409, 'already_paid'));
    expect(await eventOf(sessionId, 'checkout.session.completed')).toMatchObject({ delivery: 'dropped' });
    expect(await readOrder(customer, orderId)).toMatchObject({ status: 'paid' });
    expect(await sessionsFor(customer.email)).toHaveLength(1);
    expect(await askToPay(customer, paymentRequest(customer, [keyFor.numbers], { orderId }))).toMatchObject(
      refusal(409, 'already_paid'),
    );
  });

  test('that was cancelled opens a session again', async () => {
    const customer = await newCustomer();
    const { order_id: orderId, sessionId } = await buy(customer);
    await expireAt(sessionId);
    await awaitStatus(customer, orderId, 'cancelled');

    const again = await buy(customer, [keyFor.numbers], { orderId });

    expect(again.order_id).toBe(orderId);
    expect(await sessionAt(again.sessionId)).toMatchObject({ status: 'open' });
  });
});
