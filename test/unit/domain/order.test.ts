import { describe, expect, it } from 'vitest';
import {
  type HistoryBadge,
  historyBadge,
  isListed,
  isPayable,
  isProcessing,
  type OrderStatus,
  orderNumber,
  orderSchema,
  orderStatuses,
} from '#domain/order.ts';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const pdf = [{ service: keyFor.numbers, url: `/api/orders/1/reports/${keyFor.numbers}/link` }];

/** §4 «Historique badge», all cases: status, a PDF, the e-mail verified → badge. */
const badges: readonly (readonly [OrderStatus, boolean, boolean, HistoryBadge])[] = [
  ['pending', false, false, 'waiting'],
  ['pending', false, true, 'waiting'],
  ['pending', true, false, 'delivered'],
  ['pending', true, true, 'delivered'],
  ['paid', false, false, 'unconfirmed'],
  ['paid', false, true, 'processing'],
  ['paid', true, false, 'delivered'],
  ['paid', true, true, 'delivered'],
  ['delivered', false, false, 'waiting'],
  ['delivered', false, true, 'waiting'],
  ['delivered', true, false, 'delivered'],
  ['delivered', true, true, 'delivered'],
  ['failed', false, false, 'failed'],
  ['failed', false, true, 'failed'],
  ['failed', true, false, 'delivered'],
  ['failed', true, true, 'delivered'],
  ['cancelled', false, false, 'cancelled'],
  ['cancelled', false, true, 'cancelled'],
  ['cancelled', true, false, 'delivered'],
  ['cancelled', true, true, 'delivered'],
];

describe('the badge of the history (§4)', () => {
  it.each(badges)('%s, PDF %s, e-mail verified %s: %s', (status, hasPdf, verified, badge) => {
    const order = wireOrder({ status, file_urls: hasPdf ? pdf : [], email_validated: verified });
    expect(historyBadge(order)).toBe(badge);
    expect(historyBadge({ ...order, refunded_amount: order.amount - 1 })).toBe(badge);
    expect(historyBadge({ ...order, refunded_amount: order.amount })).toBe('refunded');
  });
});

describe('the actions of a status', () => {
  it.each([
    ['pending', { listed: false, payable: true, processing: false }],
    ['paid', { listed: true, payable: false, processing: true }],
    ['delivered', { listed: true, payable: false, processing: false }],
    ['failed', { listed: false, payable: true, processing: false }],
    ['cancelled', { listed: false, payable: true, processing: false }],
  ] as const)('%s', (status, { listed, payable, processing }) => {
    const order = wireOrder({ status });
    expect([isListed(order), isPayable(order), isProcessing(order)]).toEqual([listed, payable, processing]);
    expect(isProcessing({ ...order, file_urls: pdf })).toBe(false);
  });

  it('has the five statuses of §4; an unknown one counts as pending', () => {
    expect(orderStatuses).toEqual(['pending', 'paid', 'delivered', 'failed', 'cancelled']);
    expect(orderSchema.parse({ ...wireOrder(), status: 'refunding' }).status).toBe('pending');
  });
});

describe('an order on the wire', () => {
  it('drops unknown fields', () => {
    expect(
      orderSchema.parse({ ...wireOrder(), claims: [], payment: { url: 'https://pay.example' } }),
    ).toEqual(wireOrder());
  });

  it.each([
    { amount: 9.5 },
    { amount: '900' },
    { services: ['tarot'] },
    { file_urls: 'https://bucket.example/report.pdf' },
  ])('refuses %j', (changes) => {
    expect(orderSchema.safeParse({ ...wireOrder(), ...changes }).success).toBe(false);
  });

  it('is numbered by the first eight characters of its id', () => {
    expect(orderNumber('a1b2c3d4-0000-4000-8000-000000000001')).toBe('a1b2c3d4');
  });
});
