import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { hasEventRow, orderRow, secretOf } from '#test/support/deployed.ts';
import { buy, expireAt } from '#test/support/purchases.ts';
import { loseEventsOf } from '#test/support/stand-in.ts';

const seconds = () => Math.floor(Date.now() / 1000);

/** An order whose session has expired without an event: a genuine event cancels it, nothing else may. */
const unheardOrder = async () => {
  const customer = await newCustomer();
  await loseEventsOf(customer.email);
  const { order_id, sessionId } = await buy(customer);
  await expireAt(sessionId);
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.expired',
    data: { object: { object: 'checkout.session', id: sessionId } },
  };
  return { order_id, eventId: event.id, payload: JSON.stringify(event) };
};

const send = (raw: string, signature?: string) =>
  call('POST', '/api/stripe-webhook', {
    raw,
    ...(signature && { headers: { 'stripe-signature': signature } }),
  });

type Signature = { readonly payload: string; readonly secret: string; readonly timestamp: number };
const sign = (signature: Signature) => Stripe.webhooks.generateTestHeaderString(signature);

describe('a webhook', () => {
  type Forgery = (genuine: Signature) => string | undefined;
  const forgeries: readonly (readonly [string, Forgery])[] = [
    ['without a signature', () => undefined],
    ['with a signature that is none', () => 'genuine'],
    ['signed with another secret', (genuine) => sign({ ...genuine, secret: `whsec_${randomUUID()}` })],
    ['signed more than five minutes ago', (genuine) => sign({ ...genuine, timestamp: seconds() - 360 })],
    ['signed for another body', (genuine) => sign({ ...genuine, payload: `${genuine.payload} ` })],
    [
      'signed long ago, with the time set to now',
      (genuine) =>
        sign({ ...genuine, timestamp: seconds() - 3600 }).replace(/^t=\d+/, `t=${genuine.timestamp}`),
    ],
  ];
  test.each(forgeries)('%s is refused and changes nothing', async (_how, forge) => {
    const { order_id, eventId, payload } = await unheardOrder();
    const before = await orderRow(order_id);
    const secret = await secretOf('stripeWebhookSecrets');

    const answer = await send(payload, forge({ payload, secret, timestamp: seconds() }));

    expect(answer).toMatchObject({ status: 403, json: { error: { code: 'forbidden' } } });
    expect(await orderRow(order_id)).toEqual(before);
    expect(await hasEventRow(eventId)).toBe(false);
  });

  test('that Stripe has just signed is accepted and changes its order', async () => {
    const { order_id, eventId, payload } = await unheardOrder();
    const secret = await secretOf('stripeWebhookSecrets');

    const answer = await send(payload, sign({ payload, secret, timestamp: seconds() }));

    expect(answer).toMatchObject({ status: 200, json: { received: true } });
    expect(await orderRow(order_id)).toMatchObject({ status: 'cancelled' });
    expect(await hasEventRow(eventId)).toBe(true);
  });

  test('about a session that Stripe does not know is accepted and changes nothing', async () => {
    const object = { object: 'checkout.session', id: 'cs_test_nobodyknowsthisone' };
    const type = 'checkout.session.completed';
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
    const secret = await secretOf('stripeWebhookSecrets');

    expect((await send(payload, sign({ payload, secret, timestamp: seconds() }))).status).toBe(200);
  });
});
