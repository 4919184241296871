import { expect, it } from 'vitest';
import { deliverPart } from '#lambdas/reports/deliver-part.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord } from '#test/support/builders.ts';

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

/** The part at the first read, and after the order was read. */
const deliver = async (seen: PartRecord, afterwards: PartRecord, acceptShort = false) => {
  const written: PartRecord[] = [];
  await deliverPart(
    me,
    { id: orderId, service: 'numerologie' },
    { uploadId: upload.id, acceptShort },
    {
      orders: { find: async () => paidOrderRecord() },
      parts: { find: async () => seen, ofOrder: async () => [afterwards] },
      deliveries: {
        commit: async ({ after }) => {
          written.push(after);
        },
      },
      files: { keep: async () => true },
      now,
    },
  );
  return written;
};

it('delivers a part that the expert still has', async () => {
  expect(await deliver(taken, taken)).toMatchObject([{ state: 'delivered', report: { version: 1 } }]);
});

it('delivers a report of fewer than two thirds of the promised pages only with a confirmation', async () => {
  const ofPages = (pages: number): PartRecord => ({ ...taken, upload: { ...upload, pages } });
  await expect(deliver(ofPages(6), ofPages(6))).rejects.toMatchObject({ status: 409, code: 'report_short' });
  expect(await deliver(ofPages(6), ofPages(6), true)).toMatchObject([{ report: { pages: 6 } }]);
  expect(await deliver(ofPages(7), ofPages(7))).toMatchObject([{ report: { pages: 7 } }]);
});

it('delivers nothing that its customer has withdrawn between two reads', async () => {
  const { queue: _, ...rest } = taken;
  const withdrawn = { ...rest, withdrawn_at: now.toISOString() };
  await expect(deliver(taken, withdrawn)).rejects.toMatchObject({ code: 'part_over' });
});

it('informs its expert that a part was withdrawn or refunded', async () => {
  const { queue: _, ...rest } = taken;
  const withdrawn = { ...rest, withdrawn_at: now.toISOString() };
  await expect(deliver(withdrawn, withdrawn)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('s’est rétracté de cette consultation le 24 novembre 2026'),
  });
  const refunded = { ...rest, refunded_at: now.toISOString() };
  await expect(deliver(refunded, refunded)).rejects.toMatchObject({
    code: 'part_over',
    message: expect.stringContaining('a été remboursée le 24 novembre 2026'),
  });
  const { expert: __, ...nobodys } = withdrawn;
  await expect(deliver(nobodys, nobodys)).rejects.toMatchObject({ code: 'not_found' });
});
