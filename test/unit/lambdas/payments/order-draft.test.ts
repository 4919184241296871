import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, paidKeys, selectionOf, totalOf } from '#domain/catalogue.ts';
import { merchant } from '#domain/merchant.ts';
import { currentTerms, termsText } from '#domain/texts/terms.ts';
import type { PaymentRequest } from '#domain/wire/api.ts';
import type { ErrorCode } from '#domain/wire/errors.ts';
import { draftOf, newOrder, restarted } from '#lambdas/payments/order-draft.ts';
import { idempotencyKeyOf, sessionParamsOf } from '#lambdas/payments/session-params.ts';
import { digestOf, isSame, newSecret, uuidOf } from '#lambdas/platform/tokens.ts';
import {
  attempt,
  customerInfo,
  now,
  orderId,
  orderRecord,
  paymentRequest,
  userId,
} from '#test/support/builders.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';

const { price } = catalogue[keyFor.numbers];
const euros = price / 100;
const withPack = totalOf([keyFor.pack, keyFor.numbers]) / 100;
const buyer = { userId, email: 'camille@exemple.fr', isEmailValidated: false };
const laterAttempt = '7d9f3c52-2222-4222-8222-222222222222';

describe('a request that cannot be sold', () => {
  const refusals: readonly (readonly [string, Partial<PaymentRequest>, ErrorCode])[] = [
    ['an unknown service', { selectedServices: ['tarot'] }, 'selection_invalid'],
    ['the free guidance', { selectedServices: ['guidance-du-jour'], totalAmount: 0 }, 'selection_invalid'],
    ['the generic key', { selectedServices: ['pdf'] }, 'selection_invalid'],
    [
      'a duplicate',
      { selectedServices: [keyFor.numbers, 'numerology'], totalAmount: 2 * euros },
      'selection_invalid',
    ],
    [
      'the pack with another',
      { selectedServices: [keyFor.pack, keyFor.numbers], totalAmount: withPack },
      'selection_invalid',
    ],
    ['a cent too little', { totalAmount: (price - 1) / 100 }, 'amount_mismatch'],
    ['a cent too much', { totalAmount: (price + 1) / 100 }, 'amount_mismatch'],
    ['a fraction of a cent', { totalAmount: euros + 0.001 }, 'amount_mismatch'],
    ['cents instead of euros', { totalAmount: price }, 'amount_mismatch'],
    ['a negative total', { totalAmount: -euros }, 'amount_mismatch'],
    ['no birth date', { customerInfo: customerInfo({ birthDate: '' }) }, 'invalid_request'],
    ['no birth time', { customerInfo: customerInfo({ birthTime: '' }) }, 'invalid_request'],
    ['no birth place', { customerInfo: customerInfo({ birthPlace: '' }) }, 'invalid_request'],
    ['another address', { customerInfo: customerInfo({ email: 'autre@exemple.fr' }) }, 'email_mismatch'],
    ['outdated terms', { acceptedTerms: '2020-01-01' }, 'terms_outdated'],
  ];
  it.each(refusals)('%s', (_case, changes, code) => {
    expect(() => draftOf(paymentRequest(changes), buyer)).toThrow(expect.objectContaining({ code }));
  });

  it('names the missing birth data (§5)', () => {
    expect(() => draftOf(paymentRequest({ customerInfo: customerInfo({ birthTime: '' }) }), buyer)).toThrow(
      'Les services sélectionnés nécessitent vos informations de naissance complètes',
    );
  });
});

describe('an order draft', () => {
  it('is priced by the catalogue, for every selection, and every other total is refused', () => {
    fc.assert(
      fc.property(fc.subarray([...paidKeys]), fc.integer({ min: 0, max: 20_000 }), (keys, cents) => {
        const services = selectionOf(keys);
        fc.pre(services !== undefined);
        const request = paymentRequest({ selectedServices: keys, totalAmount: cents / 100 });
        const price = totalOf(services ?? []);
        if (cents === price) expect(draftOf(request, buyer).amount).toBe(price);
        else
          expect(() => draftOf(request, buyer)).toThrow(expect.objectContaining({ code: 'amount_mismatch' }));
      }),
    );
  });

  it('has a fingerprint of its content: the same for every spelling, another for any change', () => {
    const of = (changes: Partial<PaymentRequest>) => draftOf(paymentRequest(changes), buyer).fingerprint;
    expect(of({ selectedServices: ['numerology'] })).toBe(of({}));
    expect(of({ attempt: laterAttempt })).toBe(of({}));
    expect(of({ selectedServices: [keyFor.design] })).not.toBe(of({}));
    expect(of({ customerInfo: customerInfo({ birthPlace: 'Brest' }) })).not.toBe(of({}));
  });

  it('becomes a pending order with the accepted terms and their time', () => {
    expect(newOrder(orderId, draftOf(paymentRequest(), buyer), buyer, attempt, now)).toMatchObject({
      id: orderId,
      user_id: userId,
      status: 'pending',
      amount: price,
      currency: 'eur',
      services: [keyFor.numbers],
      customer_info: { firstName: 'Camille', lastName: 'Renard', email: 'camille@exemple.fr' },
      email_validated: false,
      awaiting: 'payment',
      claims: [],
      adult_declared_at: now.toISOString(),
      terms: {
        version: currentTerms.version,
        hash: digestOf(termsText(currentTerms)),
        accepted_at: now.toISOString(),
      },
      payment: { attempt, try: 0 },
    });
  });

  it('restarts with another content and the next try, without its old session', () => {
    const order = orderRecord({ status: 'cancelled', payment: { ...orderRecord().payment, try: 4 } });
    const request = paymentRequest({ selectedServices: [keyFor.design] });
    const draft = draftOf(request, buyer);
    const again = restarted(order, draft, laterAttempt, now);
    expect(again).toMatchObject({
      amount: catalogue[keyFor.design].price,
      services: [keyFor.design],
      status: 'cancelled',
      version: 3,
    });
    expect(again.payment).toEqual({ attempt: laterAttempt, try: 5, fingerprint: draft.fingerprint });
  });
});

describe('Stripe’s session', () => {
  it('derives from the stored order only', () => {
    const order = orderRecord({ services: [keyFor.chinese, keyFor.design], amount: 4400 });
    expect(sessionParamsOf(order, 'https://shop.example')).toEqual({
      mode: 'payment',
      adaptive_pricing: { enabled: false },
      locale: 'fr',
      allowed_payment_method_types: ['card'],
      line_items: [
        [nameFor.chinese, 2500],
        [nameFor.design, 1900],
      ].map(([name, unit_amount]) => ({
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount,
          product_data: { name, description: 'Consultation personnalisée, rapport PDF' },
        },
      })),
      customer_email: 'camille@exemple.fr',
      client_reference_id: orderId,
      metadata: { order_id: orderId, attempt, try: '0' },
      payment_intent_data: { metadata: { order_id: orderId }, description: 'Commande a1b2c3d4' },
      success_url: 'https://shop.example/compte?payment=success&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: `https://shop.example/checkout?restore_order=${orderId}`,
    });
  });

  it('offers the means of payment of step 1, card first', () => {
    expect(merchant.paymentMeans.map((means) => means.stripe)).toEqual(['card']);
  });

  it('has one key per order, attempt and try', () => {
    const order = orderRecord();
    const keys = [
      order,
      { ...order, id: 'other' },
      { ...order, payment: { ...order.payment, try: 1 } },
      { ...order, payment: { ...order.payment, attempt: laterAttempt } },
    ].map(idempotencyKeyOf);
    expect(new Set(keys).size).toBe(4);
    expect(idempotencyKeyOf({ ...order, version: 9 })).toBe(keys[0]);
  });
});

describe('ids and secrets', () => {
  it('an order’s id is a v4 UUID of its parts, the same each time', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (user, visit) => {
        const id = uuidOf(user, visit);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(uuidOf(user, visit)).toBe(id);
        if (user !== visit) expect(uuidOf(visit, user)).not.toBe(id);
      }),
    );
    expect(uuidOf('ab', 'c')).not.toBe(uuidOf('a', 'bc'));
  });

  it('a secret is 32 random bytes', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('are the same only when equal, whatever their lengths', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (left, right) => {
        expect(isSame(left, right)).toBe(left === right);
        expect(isSame(left, left)).toBe(true);
      }),
    );
  });
});
