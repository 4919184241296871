import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { currentTerms, termsText } from '#domain/texts/terms.ts';
import { call } from '#test/support/client.ts';
import { newCustomer } from '#test/support/customers.ts';
import { orderRow } from '#test/support/deployed.ts';
import { askToPay, buy, ordersOf, paymentRequest, readOrder } from '#test/support/purchases.ts';
import { failSessionsOf, sessionAt, sessionsFor } from '#test/support/stand-in.ts';

const refusal = (status: number, code: string) => ({ status, json: { error: { code } } });
const aliases: readonly (readonly [string, string, number])[] = [
  ['humandesign', 'human-design', 1900],
  ['human-design-report', 'human-design', 1900],
  ['numerology', 'numerologie', 900],
  ['western-astrology', 'astrologie-occidentale', 2900],
  ['chinese-astrology', 'astrologie-chinoise', 2500],
  ['complete-pack', 'pack-complet', 6900],
];

describe('an order is stored', () => {
  test('as pending before Stripe is called, even when Stripe answers only errors', async () => {
    const customer = await newCustomer();
    await failSessionsOf(customer.email, 'before');

    const answer = await askToPay(customer, paymentRequest(customer));

    expect(answer).toMatchObject(refusal(502, 'payment_unavailable'));
    expect(await ordersOf(customer)).toMatchObject([{ status: 'pending', amount: 900 }]);
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
    for (const [alias, key, amount] of aliases) {
      const { order_id } = await buy(customer, ['numerologie'], {
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
  const { order_id, sessionId, url } = await buy(customer, ['astrologie-chinoise', 'numerologie'], {
    attempt,
  });

  const session = await sessionAt(sessionId);
  const { site, payments } = inject('shop');
  expect(url).toBe(`${payments}/c/pay/${sessionId}`);
  expect(session).toMatchObject({
    mode: 'payment',
    locale: 'fr',
    currency: 'eur',
    amount_total: 3400,
    customer_email: customer.email,
    client_reference_id: order_id,
    metadata: { order_id, attempt, try: '0' },
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    success_url: `${site}/compte?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/checkout?restore_order=${order_id}`,
  });
  expect(session.line_items?.data.map((line) => [line.description, line.amount_total])).toEqual([
    ['Astrologie Chinoise', 2500],
    ['Numérologie', 900],
  ]);
});

describe('a request is refused, and nothing is stored or opened,', () => {
  const cases: readonly (readonly [string, Record<string, unknown>, number, string])[] = [
    ['one euro too little', { totalAmount: 8 }, 409, 'amount_mismatch'],
    ['one cent too much', { totalAmount: 9.01 }, 409, 'amount_mismatch'],
    ['nothing', { totalAmount: 0 }, 409, 'amount_mismatch'],
    ['less than nothing', { totalAmount: -9 }, 409, 'amount_mismatch'],
    ['cents instead of euros', { totalAmount: 900 }, 409, 'amount_mismatch'],
    ['a fraction of a cent', { totalAmount: 9.000001 }, 409, 'amount_mismatch'],
    ['the price as text', { totalAmount: '9' }, 400, 'invalid_request'],
    ['the generic «pdf»', { selectedServices: ['pdf'] }, 400, 'selection_invalid'],
    ['the free guidance', { selectedServices: ['guidance-du-jour'] }, 400, 'selection_invalid'],
    ['an unknown service', { selectedServices: ['tarot'] }, 400, 'selection_invalid'],
    [
      'a service twice',
      { selectedServices: ['numerologie', 'numerologie'], totalAmount: 18 },
      400,
      'selection_invalid',
    ],
    [
      'a service twice under two names',
      { selectedServices: ['numerologie', 'numerology'] },
      400,
      'selection_invalid',
    ],
    [
      'the pack with another',
      { selectedServices: ['pack-complet', 'numerologie'], totalAmount: 78 },
      400,
      'selection_invalid',
    ],
    ['no service', { selectedServices: [], totalAmount: 0 }, 400, 'invalid_request'],
    ['an old version of the terms', { acceptedTerms: '2020-01-01' }, 409, 'terms_outdated'],
    ['terms that were not accepted', { acceptedTerms: '' }, 400, 'invalid_request'],
    ['a buyer who is not of age', { isAdult: false }, 400, 'invalid_request'],
    ['no word on the age', { isAdult: undefined }, 400, 'invalid_request'],
    ['an attempt that is no UUID', { attempt: 'once' }, 400, 'invalid_request'],
    ['a field that nobody knows', { discount: 10 }, 400, 'invalid_request'],
    ['a user that the browser names', { user_id: randomUUID() }, 400, 'invalid_request'],
  ];
  test.each(cases)('with %s', async (_what, change, status, code) => {
    const customer = await newCustomer();

    const answer = await askToPay(customer, paymentRequest(customer, ['numerologie'], change));

    expect(answer).toMatchObject(refusal(status, code));
    expect(await ordersOf(customer)).toEqual([]);
    expect(await sessionsFor(customer.email)).toEqual([]);
  });

  test("with another address than the account's", async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const answer = await askToPay(customer, paymentRequest(other));

    expect(answer).toMatchObject(refusal(400, 'email_mismatch'));
    expect(await ordersOf(customer)).toEqual([]);
    expect(await ordersOf(other)).toEqual([]);
  });

  test('without the birth data that the services need', async () => {
    const customer = await newCustomer();
    for (const field of ['birthDate', 'birthTime', 'birthPlace']) {
      const { customerInfo, ...request } = paymentRequest(customer);
      const body = { ...request, customerInfo: { ...customerInfo, [field]: '' } };
      const answer = await askToPay(customer, body);
      expect(answer).toMatchObject(refusal(400, 'invalid_request'));
      expect(JSON.stringify(answer.json)).toContain('informations de naissance complètes');
    }
    expect(await ordersOf(customer)).toEqual([]);
  });

  test('without a session, with an ID token, with a forged token', async () => {
    const customer = await newCustomer();
    const body = paymentRequest(customer);
    const forged = `${customer.access.slice(0, -6)}AAAAAA`;

    for (const token of [undefined, customer.id, forged]) {
      const answer = await call('POST', '/api/create-payment', { body, ...(token && { token }) });
      expect(answer).toMatchObject(refusal(401, 'signed_out'));
    }
    expect(await ordersOf(customer)).toEqual([]);
  });
});

test('the ping needs no session and returns nothing', async () => {
  const answer = await call('POST', '/api/create-payment', { body: { ping: true } });
  expect(answer).toMatchObject({ status: 200, json: {} });
  expect(Object.keys(answer.json)).toEqual([]);

  const disguised = await call('POST', '/api/create-payment', { body: { ping: true, totalAmount: 9 } });
  expect(disguised).toMatchObject(refusal(401, 'signed_out'));
});
