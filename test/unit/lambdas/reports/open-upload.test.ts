/** The expert opens the checked PDF before it is delivered. */
import { expect, it, test } from 'vitest';
import { openUpload } from '#lambdas/reports/open-upload.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { orderId, partTakenBy, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const me = { id: userId, name: 'Pascal', discipline: keyFor.numbers, isAdministrator: false };
const path = { id: orderId, service: keyFor.numbers };
const checked = {
  ...{ id: 'one', key: 'uploads/a.pdf', object_version: 'v7', at: '2026-11-24T10:00:00.000Z' },
  state: 'checked' as const,
};
const asked: unknown[][] = [];
const open = (change: Partial<PartRecord>, upload = 'one') =>
  openUpload(me, path, upload, {
    parts: { find: async () => partTakenBy(userId, { read_by: userId, upload: checked, ...change }) },
    files: {
      signOpening: async (...given) => {
        asked.push(given);
        return 'https://reports.test/a.pdf';
      },
    },
  });

test('the address is that of the version that was checked', async () => {
  expect(await open({})).toEqual({ url: 'https://reports.test/a.pdf' });
  expect(asked).toEqual([['uploads/a.pdf', expect.stringMatching(/^Numérologie.*\.pdf$/), 'v7']]);
});

it.each([
  [
    'that is not checked yet',
    { upload: { ...checked, state: 'sending' as const } },
    'one',
    'report_unchecked',
  ],
  ['that was refused', { upload: { ...checked, state: 'refused' as const } }, 'one', 'report_unchecked'],
  ['that another replaced', {}, 'two', 'report_unchecked'],
  ['that is the report already', { upload: undefined }, 'one', 'report_unchecked'],
  ['of a birth that its expert has not opened', { read_by: undefined }, 'one', 'forbidden'],
])('an upload %s has no address', async (_what, change, upload, code) => {
  await expect(open(change, upload)).rejects.toMatchObject({ code });
});
