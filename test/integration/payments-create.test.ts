import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { catalogue, type PaidKey, totalOf } from '#domain/catalogue.ts';
import { currentTerms, termsText } from '#domain/texts/terms.ts';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { askToPay, buy, ordersOf, paymentRequest, readOrder } from '#test/support/purchases.ts';
import { failSessionsOf, sessionAt, sessionsFor } from '#test/support/stand-in.ts';

const refusal = (status: number, code: string) => ({ status, json: { error: { code } } });
const aliases: readonly (readonly [string, PaidKey])[] = [
  ['humandesign', keyFor.design],
  ['human-design-report', keyFor.design],
  ['numerology', keyFor.numbers],
  ['western-astrology', keyFor.western],
  ['chinese-astrology', keyFor.chinese],
  ['complete-pack', keyFor.pack],
];

describe('an order is stored', () => {
  test('as pending before Stripe is called, even when Stripe answers only errors', async () => {
    const customer = await newCustomer();
    await failSessionsOf(customer.email, 'before');

    const answer = await askToPay(customer, paymentRequest(customer));

    expect(answer).toMatchObject(refusal(502, 'payment_unavailable'));
    expect(await ordersOf(customer)).toMatchObject([
      { status: 'pending', amount: catalogue[keyFor.numbers].price },
    ]);
    expect(await sessionsFor(customer.email)).toEqual([]);
  });

  test('with version, hash and time of the accepted terms, and the declaration of majority', async () => {
    const customer = await newCustomer();
    const before = Date.now();

    const { order_id } = await buy(customer);

    const { terms, adult_declared_at } = await orderRow(order_id);
    const hash = createHash('sha256')
      .update(termsText(currentTerms))
      .digest()
      .subarray(0, 16)
      .toString('base64url');
    expect(terms).toMatchObject({ version: currentTerms.version, hash });
    expect(Date.parse(terms.accepted_at)).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(terms.accepted_at)).toBeLessThanOrEqual(Date.now() + 1000);
    expect(adult_declared_at).toBe(terms.accepted_at);
  });

  test('under a random UUID, whose first eight characters are its number', async () => {
    const { order_id } = await buy(await newCustomer());

    expect(order_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('with the paid keys of the old names, at their prices', async () => {
    const customer = await newCustomer();
    for (const [alias, key] of aliases) {
      const amount = catalogue[key].price;
      const { order_id } = await buy(customer, [keyFor.numbers], {
        selectedServices: [alias],
        totalAmount: amount / 100,
      });
      expect(await readOrder(customer, order_id)).toMatchObject({ services: [key], amount });
    }
  });
});

test('Stripe gets French, exactly these lines, the order in both metadata and the return addresses', async () => {
  const customer = await newCustomer();
  const attempt = randomUUID();
  const { order_id, sessionId, url } = await buy(customer, [keyFor.chinese, keyFor.numbers], {
    attempt,
  });

  const session = await sessionAt(sessionId);
  const { site, payments } = inject('shop');
  expect(url).toBe(`${payments}/c/pay/${sessionId}`);
  expect(session).toMatchObject({
    mode: 'payment',
    locale: 'fr',
    currency: 'eur',
    amount_total: totalOf([keyFor.chinese, keyFor.numbers]),
    customer_email: customer.email,
    client_reference_id: order_id,
    metadata: { order_id, attempt, try: '0' },
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    success_url: `${site}/compte?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/checkout?restore_order=${order_id}`,
  });
  expect(session.line_items?.data.map((line) => [line.description, line.amount_total])).toEqual([
    [nameFor.chinese, catalogue[keyFor.chinese].price],
    [nameFor.numbers, catalogue[keyFor.numbers].price],
  ]);
});

test('the ping needs no session and returns nothing', async () => {
  const answer = await call('POST', '/api/create-payment', { body: { ping: true } });
  expect(answer).toMatchObject({ status: 200, json: {} });
  expect(Object.keys(answer.json)).toEqual([]);

  const disguised = await call('POST', '/api/create-payment', {
    body: { ping: true, totalAmount: catalogue[keyFor.numbers].price / 100 },
  });
  expect(disguised).toMatchObject(refusal(401, 'signed_out'));
});
