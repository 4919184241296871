import { expect, it } from 'vitest';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { deliverPart } from '#lambdas/reports/deliver-part.ts';
import type { CodeRecord } from '#lambdas/storage/codes.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const me = { id: 'an-expert', name: 'Pascal', discipline: keyFor.numbers, isAdministrator: false };
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
  service: keyFor.numbers,
  state: 'taken',
  due_at: now.toISOString(),
  queue: keyFor.numbers,
  expert: { id: me.id, name: me.name },
  upload,
};

type Accepted = { readonly acceptShort?: true; readonly acceptOthers?: true };

/** The part at the first read, and after the order was read. */
const deliver = async (seen: PartRecord, afterwards: PartRecord, accepted: Accepted = {}) =>
  (await delivery(seen, afterwards, accepted)).written;

/** With the code's row, and the copied objects. */
const delivery = async (seen: PartRecord, afterwards: PartRecord, accepted: Accepted = {}) => {
  const written: PartRecord[] = [];
  const codes: CodeRecord[] = [];
  const copies: string[] = [];
  await deliverPart(
    me,
    { id: orderId, service: keyFor.numbers },
    { uploadId: upload.id, acceptShort: false, acceptOthers: false, ...accepted },
    {
      orders: { find: async () => paidOrderRecord() },
      parts: { find: async () => seen, ofOrder: async () => [afterwards] },
      deliveries: {
        commit: async ({ after, code }) => {
          written.push(after);
          codes.push(code);
        },
      },
      files: {
        keep: async ({ key, version }, to) => {
          copies.push(`${key}@${version} > ${to}`);
          return true;
        },
      },
      newCode: () => 'K7QM2R4D9WXA3H8V',
      now,
    },
  );
  return { written, codes, copies };
};

it('delivers a part that the expert still has', async () => {
  expect(await deliver(taken, taken)).toMatchObject([{ state: 'delivered', report: { version: 1 } }]);
});

it('delivers a report of fewer than two thirds of the promised pages only with a confirmation', async () => {
  const ofPages = (pages: number): PartRecord => ({ ...taken, upload: { ...upload, pages } });
  await expect(deliver(ofPages(6), ofPages(6))).rejects.toMatchObject({ status: 409, code: 'report_short' });
  expect(await deliver(ofPages(6), ofPages(6), { acceptShort: true })).toMatchObject([
    { report: { pages: 6 } },
  ]);
  expect(await deliver(ofPages(7), ofPages(7))).toMatchObject([{ report: { pages: 7 } }]);
});

it('delivers a report that names another customer only with a confirmation of its own', async () => {
  const others = [{ page: 2, what: 'name' as const, words: 'voici Zéphyrine O’Brien' }];
  const naming: PartRecord = { ...taken, upload: { ...upload, others } };
  const refused = { status: 409, code: 'report_names_others' };
  await expect(deliver(naming, naming)).rejects.toMatchObject(refused);
  await expect(deliver(naming, naming, { acceptShort: true })).rejects.toMatchObject(refused);
  expect(await deliver(naming, naming, { acceptOthers: true })).toMatchObject([{ report: { pages: 12 } }]);
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

const reports = `reports/${orderId}/${keyFor.numbers}/${upload.id}`;
const made = { print: '2', page: '3', sha256: 'of the print' };
const writing = { by: 'Hélène Vasseur', signed: true } as const;
const print = { version: 1, day: '2026-11-24', code: 'AAAABBBBCCCCDDDD', text: 'of the text', writing, made };
const fromDesk: PartRecord = {
  ...taken,
  upload: { ...upload, key: 'uploads/a.pdf', desk: true, print, sha256: 'of the screen' },
};

it('gives an uploaded report a code of its own, kept under its hash', async () => {
  const { written, codes } = await delivery(taken, taken);
  expect(written).toMatchObject([{ report: { code: 'K7QM2R4D9WXA3H8V' } }]);
  expect(codes).toEqual([
    {
      ...{ code: hashOf('K7QM2R4D9WXA3H8V'), service: keyFor.numbers, order_id: orderId },
      ...{ version: 1, day: '2026-11-24', sha256: [] },
    },
  ]);
});

it('delivers three files of a report from the desk, with the code of its colophon', async () => {
  const { written, codes, copies } = await delivery(fromDesk, fromDesk);
  expect(copies).toEqual([
    `uploads/a.pdf@1 > ${reports}.pdf`,
    `uploads/a.print.pdf@2 > ${reports}.print.pdf`,
    `uploads/a.json@3 > ${reports}.json`,
  ]);
  expect(written).toMatchObject([{ report: { desk: true, code: print.code } }]);
  expect(codes).toMatchObject([
    { code: hashOf(print.code), sha256: ['of the screen', 'of the print'], writing },
  ]);
});

it.each([
  ['another day', { ...print, day: '2026-11-23' }, 'report_stale'],
  ['another version', { ...print, version: 2 }, 'report_stale'],
  ['pages that are not all there', { ...print, made: undefined }, 'report_unchecked'],
])('does not deliver a report from the desk with %s', async (_what, other, code) => {
  const part = { ...fromDesk, upload: fromDesk.upload && { ...fromDesk.upload, print: other } };
  await expect(delivery(part, part)).rejects.toMatchObject({ status: 409, code });
});
