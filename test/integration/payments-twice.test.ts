import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { orderRow, partRows } from '#test/support/deployed.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { awaitStatus, buy, type Purchase, payAt } from '#test/support/purchases.ts';
import { deliverEvent, eventOf, loseEventsOf, refundsOf, stripe } from '#test/support/stand-in.ts';

const { price } = catalogue[keyFor.numbers];

/** A second open session of an order, which only a fault of the shop or of Stripe could cause. */
const secondSession = async (customer: TestCustomer, { order_id }: Purchase): Promise<string> => {
  const { id } = await (await stripe()).checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: price, product_data: { name: nameFor.numbers } },
      },
    ],
    customer_email: customer.email,
    metadata: { order_id },
    success_url: 'http://127.0.0.1/',
  });
  return id;
};

const duplicatesOf = async ({ order_id }: Purchase) => (await orderRow(order_id)).duplicate_refunds ?? [];

describe('a second paid session of a paid order', () => {
  test('is refunded in full automatically, and the order keeps its payment and one invoice', async () => {
    const customer = await newCustomer();
    const purchase = await buy(customer);
    const second = await secondSession(customer, purchase);
    await payAt(purchase.sessionId, 'paid');
    const paid = await awaitStatus(customer, purchase.order_id, 'paid');

    await payAt(second, 'paid');
    const [note] = await eventually(async () => {
      const notes = await duplicatesOf(purchase);
      return notes.length > 0 ? notes : undefined;
    }, 'the refund to be noted');

    const [refund, ...others] = await refundsOf(second);
    expect(refund).toMatchObject({ amount: price, reason: 'duplicate', status: 'succeeded' });
    expect(others).toEqual([]);
    expect(note).toEqual({ session_id: second, refund_id: refund?.id });
    expect(await refundsOf(purchase.sessionId)).toEqual([]);
    expect(await orderRow(purchase.order_id)).toMatchObject({
      status: 'paid',
      paid_at: paid.paid_at,
      paid_session_id: purchase.sessionId,
    });
    expect(await partRows(purchase.order_id)).toHaveLength(1);
  });

  test('is refunded and recorded once, however often it is noticed', async () => {
    const customer = await newCustomer();
    const purchase = await buy(customer);
    const second = await secondSession(customer, purchase);
    await payAt(purchase.sessionId, 'paid');
    await awaitStatus(customer, purchase.order_id, 'paid');
    await loseEventsOf(customer.email);
    await payAt(second, 'paid');
    const { id } = await eventOf(second, 'checkout.session.completed');

    const returning = call('POST', '/api/verify-payment', {
      body: { sessionId: second },
      token: customer.access,
    });
    const statuses = await Promise.all(Array.from({ length: 5 }, () => deliverEvent(id)));

    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect((await returning).json).toMatchObject({ verified: false, order: { status: 'paid' } });
    expect(await deliverEvent(id)).toBe(200);
    expect(await refundsOf(second)).toHaveLength(1);
    expect(await duplicatesOf(purchase)).toHaveLength(1);
  });
});

test('of two sessions paid in parallel one pays the order and the other is refunded', async () => {
  const customer = await newCustomer();
  const purchase = await buy(customer);
  const second = await secondSession(customer, purchase);
  await loseEventsOf(customer.email);
  const sessions = [purchase.sessionId, second];
  await Promise.all(sessions.map((session) => payAt(session, 'paid')));
  const events = await Promise.all(sessions.map((one) => eventOf(one, 'checkout.session.completed')));

  expect(await Promise.all(events.map(({ id }) => deliverEvent(id)))).toEqual([200, 200]);

  const { paid_session_id: paying } = await orderRow(purchase.order_id);
  const refunded = sessions.filter((session) => session !== paying);
  expect(refunded).toHaveLength(1);
  expect(await duplicatesOf(purchase)).toMatchObject([{ session_id: refunded[0] }]);
  for (const session of sessions) {
    expect(await refundsOf(session)).toHaveLength(session === paying ? 0 : 1);
  }
});
