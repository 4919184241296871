import { expect, it } from 'vitest';
import { deliverPart } from '#lambdas/reports/deliver-part.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord } from '../support/builders.ts';

const me = { id: 'an-expert', name: 'Pascal', discipline: 'numerologie' as const, isAdministrator: false };
const upload = {
  id: '7d9f3c52-3333-4333-8333-333333333333',
  state: 'checked' as const,
  at: now.toISOString(),
  key: 'uploads/a',
  object_version: '1',
  pages: 12,
  bytes: 4000,
};
const taken: PartRecord = {
  order_id: orderId,
  service: 'numerologie',
  state: 'taken',
  due_at: now.toISOString(),
  queue: 'numerologie',
  expert: { id: me.id, name: me.name },
  upload,
};

/** The part as it is first seen, and as it stands once the order is read. */
const deliver = async (seen: PartRecord, afterwards: PartRecord) => {
  const written: PartRecord[] = [];
  await deliverPart(me, { id: orderId, service: 'numerologie' }, upload.id, {
    orders: { find: async () => paidOrderRecord() },
    parts: { find: async () => seen, ofOrder: async () => [afterwards] },
    deliveries: {
      commit: async ({ after }) => {
        written.push(after);
      },
    },
    files: { keep: async () => true },
    now,
  });
  return written;
};

it('delivers a part that is still the expert’s', async () => {
  expect(await deliver(taken, taken)).toMatchObject([{ state: 'delivered', report: { version: 1 } }]);
});

it('delivers nothing that its customer has withdrawn from between two looks', async () => {
  const { queue: _, ...rest } = taken;
  const withdrawn = { ...rest, withdrawn_at: now.toISOString() };
  await expect(deliver(taken, withdrawn)).rejects.toMatchObject({ code: 'not_found' });
});
