import { expect, it } from 'vitest';
import { endOfOrder } from '#domain/retention.ts';
import { bookedOf, rowsOf } from '#lambdas/storage/booked.ts';
import {
  orderRecordSchema,
  type PartRecord,
  partRecordSchema,
  type RefundRecord,
  refundRecordSchema,
} from '#lambdas/storage/order-record.ts';
import { now, paidOrderRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const at = now.toISOString();
const order = paidOrderRecord({
  time_zone: 'Indian/Reunion',
  claims: [{ hash: 'hash-of-a-claim', expires_at: at }],
  dispute: { id: 'dp_1', status: 'lost', opened_at: at, amount: 900, reason: 'words-of-a-bank' },
  bank: { state: 'deciding', at },
  keeping: 'books',
});
const part: PartRecord = {
  order_id: order.id,
  service: keyFor.numbers,
  state: 'delivered',
  due_at: at,
  expert: { id: 'an-expert', name: 'Pascal Riviere' },
  memos: [{ by: 'Pascal Riviere', at, text: 'words-of-an-expert' }],
  report: { key: 'reports/a-key', version: 1, pages: 1, bytes: 1, delivered_at: at },
};
const refund: RefundRecord = {
  order_id: order.id,
  id: 'a-refund',
  amount: 900,
  origin: 'administrator',
  reason: 'words-of-an-administrator',
  name: 'Maëlys Renard-Diaye',
  by: { id: 'an-administrator', name: 'Ines Essai' },
  paid: { how: 'otherwise', at, by: { id: 'an-administrator', name: 'Ines Essai' } },
  state: 'failed',
  requested_at: at,
};

it('the books have no device, place, expert, administrator, report or words', () => {
  const text = JSON.stringify(bookedOf(order, [part], [refund], []));
  expect(text).not.toMatch(
    /Reunion|hash-of|words-of|"experts"|Pascal|Ines|Diaye|an-expert|an-administrator|a-key|dispute|bank"|keeping|claims/,
  );
  expect(text).toContain(order.customer_info.email);
});

it('rows that come back are those of the tables, and end with accounting', () => {
  const rows = rowsOf(bookedOf(order, [part], [refund], []));
  const ttl = endOfOrder(order.created_at);
  for (const [schema, found] of [
    [orderRecordSchema, rows.orders],
    [partRecordSchema, rows.parts],
    [refundRecordSchema, rows.refunds],
  ] as const) {
    expect(found).toMatchObject([{ ttl }]);
    expect(schema.safeParse(found[0]).success).toBe(true);
  }
});
