import { describe, expect, test } from 'vitest';
import { orderRecordSchema } from '#lambdas/storage/order-record.ts';
import { packOrder } from '#lambdas/storage/packed-birth.ts';
import { birth, customerInfo, orderRecord } from '#test/support/builders.ts';
import { itemSize } from '#test/support/item-size.ts';

const noHour = { offsetSeconds: null, offsetBy: undefined, utc: null };

describe('an order comes back from its row with the same birth', () => {
  test.each([
    ['exact, of a place of the list', '06:42', birth()],
    ['with a margin', '06:42', birth({ precision: 'about', margin: 15 })],
    ['of a part of the day', '', birth({ precision: 'part', dayPart: 'evening', ...noHour })],
    ['of an unknown hour', '', birth({ precision: 'unknown', ...noHour })],
    ['of two hours, nobody knows which', '06:42', birth({ ...noHour, offsetBy: 'chosen' })],
    [
      'of a place by hand',
      '06:42',
      birth({ ...noHour, place: { name: 'Douar | Es-Souk', country: 'Algérie' } }),
    ],
    ['at the offset of London', '06:42', birth({ offsetSeconds: 0, utc: '1991-04-17T06:42:00Z' })],
  ])('%s', (_case, birthTime, given) => {
    const order = orderRecord({ customer_info: customerInfo({ birthTime, birth: given }) });
    const row = packOrder(order);
    expect(typeof row.customer_info.birth).toBe('string');
    const read = orderRecordSchema.parse(row);
    expect(read.customer_info).toEqual(order.customer_info);
    expect(orderRecordSchema.parse(order)).toEqual(read);
  });
});

test.each(['', 'exact', 'exact\u001f\u001f\u001fmany', 'about\u001f15\u001f\u001f3600'])(
  'a damaged birth makes the row unreadable, and nothing throws: %j',
  (packed) => {
    const info = { ...customerInfo({ birthDate: 'x' }), birth: packed };
    expect(orderRecordSchema.safeParse({ ...orderRecord(), customer_info: info }).success).toBe(false);
  },
);

test('an order without a birth is its own row', () => {
  const order = orderRecord();
  expect(packOrder(order)).toBe(order);
  expect(orderRecordSchema.parse(order).customer_info).toEqual(order.customer_info);
});

test('a birth adds less than 120 bytes to a row', () => {
  const [bare, full] = [customerInfo(), customerInfo({ birth: birth() })];
  const sizes = [bare, full].map((customer_info) => itemSize(packOrder(orderRecord({ customer_info }))));
  expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBeLessThan(120);
});
