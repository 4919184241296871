import { afterEach, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { bornIn, draftOf, newOrder, restarted } from '#lambdas/payments/order-draft.ts';
import {
  attempt,
  birth,
  customerInfo,
  now,
  orderId,
  orderRecord,
  paymentRequest,
  userId,
} from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const buyer = { userId, email: customerInfo().email, isEmailValidated: false };
const laterAttempt = '7d9f3c52-2222-4222-8222-222222222222';

test('a draft leaves the birth, and whom it is of with the date of the agreement, to a row of its own', () => {
  const sister = { firstName: 'Jeanne', lastName: 'Renard', agrees: true as const };
  const info = customerInfo({ birth: birth() });
  const draft = draftOf(paymentRequest({ customerInfo: { ...info, person: sister } }), buyer);
  expect(draft.fingerprint).not.toBe(draftOf(paymentRequest({ customerInfo: info }), buyer).fingerprint);
  const { firstName, lastName, email, ...born } = info;
  const old = orderRecord({ customer_info: info });
  for (const order of [
    newOrder(orderId, draft, buyer, attempt, now),
    restarted(old, draft, laterAttempt, now),
  ])
    expect(order.customer_info).toEqual({ firstName, lastName, email });
  const person = { firstName: 'Jeanne', lastName: 'Renard', agreedAt: now.toISOString() };
  expect(bornIn(draft, now)).toEqual({ ...born, person });
});

afterEach(() => Object.assign(catalogue[keyFor.numbers], { needsBirthInfo: true }));

test('an order whose services need no birth keeps none, and still names whom it is for', () => {
  Object.assign(catalogue[keyFor.numbers], { needsBirthInfo: false });
  const sister = { firstName: 'Jeanne', lastName: 'Renard', agrees: true as const };
  const info = { ...customerInfo({ birth: birth() }), person: sister };
  const request = paymentRequest({ customerInfo: info });
  const person = { firstName: 'Jeanne', lastName: 'Renard', agreedAt: now.toISOString() };
  const nothing = { birthDate: '', birthTime: '', birthPlace: '' };
  expect(bornIn(draftOf(request, buyer), now)).toEqual({ ...nothing, person });
});
