import { expect, test } from 'vitest';
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
