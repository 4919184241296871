import { expect, it } from 'vitest';
import { orderSchema } from '#domain/order.ts';
import { deliveredQueue, type PartRecord, toWire } from '#lambdas/storage/order-record.ts';
import { orderId, paidOrderRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const part: PartRecord = {
  order_id: orderId,
  service: keyFor.numbers,
  state: 'delivered',
  due_at: '2026-11-26T17:40:00.000Z',
  queue: deliveredQueue(keyFor.numbers),
  expert: { id: 'subject-of-the-expert', name: 'Pascal Riviere' },
  taken_at: '2026-11-25T08:00:00.000Z',
  delivered_at: '2026-11-25T18:00:00.000Z',
  upload: { id: 'u', key: 'uploads/u.pdf', state: 'checked', at: '2026-11-25T17:00:00.000Z' },
  report: {
    key: 'reports/r.pdf',
    version: 2,
    pages: 12,
    bytes: 90_000,
    delivered_at: '2026-11-26T09:00:00.000Z',
  },
  memos: [{ at: '2026-11-25T09:00:00.000Z', by: 'Pascal Riviere', text: 'Heure de naissance à confirmer' }],
};

it('the customer sees the expert of a part, the times and the version, but no keys, ids and memos', () => {
  const wire = orderSchema.parse(toWire(paidOrderRecord(), [part]));
  expect(wire.parts).toEqual([
    {
      service: keyFor.numbers,
      state: 'delivered',
      expert: 'Pascal Riviere',
      taken_at: part.taken_at,
      delivered_at: part.delivered_at,
      version: 2,
    },
  ]);
  expect(wire.file_urls).toEqual([
    { service: keyFor.numbers, url: `/api/orders/${orderId}/reports/${keyFor.numbers}/link` },
  ]);
  expect(JSON.stringify(wire)).not.toMatch(/subject-of-the-expert|\.pdf|Heure de naissance/);
});

it.each([
  ['customer_wrote_at', true],
  ['expert_wrote_at', true],
  ['words_at', true],
  ['customer_read_until', undefined],
])('the customer learns that something was written: %s', (field, written) => {
  const [wire] = toWire(paidOrderRecord(), [{ ...part, [field]: '2026-11-25T09:00:00.000Z' }]).parts;
  expect(wire?.written).toBe(written);
});
