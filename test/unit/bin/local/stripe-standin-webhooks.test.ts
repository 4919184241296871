import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionParameters, stripeFor, tell } from '#test/support/stripe/client.ts';
import type { Incoming } from '#test/support/stripe/http.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#test/support/stripe/receiver.ts';
import { type StripeStandIn, startStripeStandIn } from '#test/support/stripe/server.ts';

const secretKey = 'sk_test_standin';
const webhookSecret = 'whsec_standin';
let standIn: StripeStandIn;
let stripe: Stripe;
let shop: WebhookReceiver;

beforeEach(async () => {
  shop = await startWebhookReceiver();
  standIn = await startStripeStandIn({
    port: 0,
    secretKey,
    webhookSecret,
    webhookUrl: shop.url,
    webhookHeaders: { 'x-origin-secret': 'between us' },
  });
  standIn.knobs.set({ webhook: { backoff: 5 } });
  stripe = stripeFor(standIn.url, secretKey);
});
afterEach(async () => {
  await standIn.stop();
  await shop.stop();
});

const read = ({ body, headers }: Incoming) =>
  Stripe.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', webhookSecret);
const typesOf = (received: readonly Incoming[]) => received.map(({ body }) => JSON.parse(body).type);
const paid = async (outcome = 'paid') => {
  const { id } = await stripe.checkout.sessions.create(sessionParameters);
  await tell(standIn, `_pay/${id}`, { outcome });
  return id;
};
const eventsOf = async (session: string) => (await fetch(`${standIn.url}/_events?session=${session}`)).json();
const until = async (check: () => Promise<boolean>) => {
  for (let left = 400; left > 0 && !(await check()); left -= 1) await new Promise((go) => setTimeout(go, 5));
};

describe('webhooks', () => {
  it('are signed, carry the session and the extra headers, and can be read again', async () => {
    const id = await paid();
    const received = await shop.until(2);
    const events = received.map(read);
    expect(events.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    expect(events[1]?.data.object).toMatchObject({ id, payment_status: 'paid', metadata: { order: '42' } });
    expect(received[0]?.headers['x-origin-secret']).toBe('between us');
    expect(await stripe.events.retrieve(events[1]?.id ?? '')).toEqual(events[1]);
  });

  it('report refused cards, late payments, expiry and refunds', async () => {
    const later = await paid('later');
    await tell(standIn, `_settle/${later}`, { outcome: 'failed' });
    const { id } = await stripe.checkout.sessions.create(sessionParameters);
    await tell(standIn, `_pay/${id}`, { outcome: 'refused' });
    await tell(standIn, `_expire/${id}`);
    await shop.until(5);
    expect(typesOf(shop.received).toSorted()).toEqual([
      'checkout.session.async_payment_failed',
      'checkout.session.completed',
      'checkout.session.expired',
      'payment_intent.payment_failed',
      'payment_intent.payment_failed',
    ]);
    const session = await stripe.checkout.sessions.retrieve(await paid());
    await stripe.refunds.create({ payment_intent: String(session.payment_intent) });
    await shop.until(9);
    expect(typesOf(shop.received)).toEqual(expect.arrayContaining(['refund.created', 'charge.refunded']));
  });

  it('are retried, five times at most, and can be delivered by hand', async () => {
    let refusals = 1;
    shop.answerWith(() => (refusals-- > 0 ? 500 : 200));
    const id = await paid('later');
    await until(async () => (await eventsOf(id))[0].delivery === 'delivered');
    expect(await eventsOf(id)).toMatchObject([{ attempts: 2, last_status: 200 }]);
    shop.answerWith(() => 503);
    await tell(standIn, `_settle/${id}`, { outcome: 'succeeded' });
    await until(async () => (await eventsOf(id))[2].delivery === 'failed');
    const last = (await eventsOf(id))[2];
    const failed = {
      type: 'checkout.session.async_payment_succeeded',
      delivery: 'failed',
      attempts: 5,
      last_status: 503,
    };
    expect(last).toMatchObject(failed);
    shop.answerWith(() => 200);
    expect(await (await tell(standIn, `_deliver/${last.id}`)).json()).toEqual({ status: 200 });
  });

  it('wait for an address', async () => {
    const waiting = await startStripeStandIn({ port: 0, secretKey, webhookSecret });
    const { id } = await stripeFor(waiting.url, secretKey).checkout.sessions.create(sessionParameters);
    await tell(waiting, `_pay/${id}`, { outcome: 'later' });
    waiting.setWebhookUrl(shop.url);
    await shop.until(1);
    await waiting.stop();
    expect(typesOf(shop.received)).toEqual(['checkout.session.completed']);
  });
});

describe('webhook knobs', () => {
  it('duplicate', async () => {
    standIn.knobs.set({ webhook: { duplicate: 2 } });
    await paid('later');
    const received = await shop.until(3);
    expect(new Set(received.map((one) => read(one).id)).size).toBe(1);
  });

  it('reorder', async () => {
    standIn.knobs.set({ webhook: { reorder: true } });
    await paid();
    expect(typesOf(await shop.until(2))).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
  });

  it('drop, over HTTP too', async () => {
    await tell(standIn, '_knobs', { webhook: { drop: true } });
    const dropped = await paid('later');
    await tell(standIn, '_knobs', { reset: true });
    const sent = await paid('later');
    const received = await shop.until(1);
    expect(received.map(read)).toMatchObject([{ data: { object: { id: sent } } }]);
    expect(await eventsOf(dropped)).toMatchObject([{ delivery: 'dropped', attempts: 0 }]);
    expect((await tell(standIn, '_knobs', { webhook: { dorp: true } })).status).toBe(400);
  });

  it.each([['forge'], ['old']] as const)('%s: the SDK refuses the signature', async (knob) => {
    standIn.knobs.set({ webhook: { [knob]: true } });
    await paid('later');
    const [event] = await shop.until(1);
    expect(() => event && read(event)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });
});

describe('the hosted page', () => {
  const submit = (id: string, card: string) =>
    fetch(`${standIn.url}/c/pay/${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card, expiry: '12 / 34', code: '123' }),
    });
  const page = async (id: string, query = '') => (await fetch(`${standIn.url}/c/pay/${id}${query}`)).text();

  it('stays after a refused card, redirects to the shop after a payment, then only says so', async () => {
    const { id } = await stripe.checkout.sessions.create(sessionParameters);
    expect(await page(id)).toContain('Payer 29,00\u00a0€');
    const refused = await submit(id, 'refused');
    expect(refused.headers.get('location')).toBe(`/c/pay/${id}?notice=declined#message`);
    expect(await page(id, '?notice=declined')).toContain('Votre carte a été refusée.');
    const accepted = await submit(id, 'paid');
    expect([accepted.status, accepted.headers.get('location')]).toEqual([
      303,
      `http://127.0.0.1:9/compte?payment=success&session_id=${id}`,
    ]);
    expect(await page(id)).toContain('Ce paiement a déjà été effectué.');
    expect((await submit(id, 'paid')).headers.get('location')).toBe(`/c/pay/${id}`);
  });

  it('says that a session has expired and escapes its texts', async () => {
    const name = '<script>alert(1)</script>';
    const line_items = [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 900, product_data: { name } } },
    ];
    const { id } = await stripe.checkout.sessions.create({ ...sessionParameters, line_items });
    expect(await page(id)).toContain('&lt;script&gt;');
    await tell(standIn, `_expire/${id}`);
    expect(await page(id)).toContain('Ce lien de paiement a expiré.');
    expect((await fetch(`${standIn.url}/c/pay/cs_test_no`)).status).toBe(404);
  });
});
