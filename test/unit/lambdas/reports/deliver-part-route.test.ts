/** What the routes of an upload and a delivery refuse, before a form is signed or a file copied. */
import { expect, it } from 'vitest';
import { route as deliver } from '#lambdas/reports/deliver-part.ts';
import { route as startUpload } from '#lambdas/reports/start-upload.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord, partTakenBy, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const { claims, members } = asMember(
  { id: userId, groups: ['experts'] },
  staffRecord({ discipline: keyFor.numbers }),
);
const params = { id: orderId, service: keyFor.numbers };
const upload = {
  ...{ id: 'checked', state: 'checked' as const, at: now.toISOString(), key: 'uploads/a' },
  ...{ object_version: '1', pages: 12, bytes: 4000 },
};
const part = partTakenBy(userId, { read_by: userId, upload });
const refused = (code: string) => ({ status: 409, json: { error: { code } } });

type Facts = { readonly part?: Partial<PartRecord>; readonly order?: Partial<OrderRecord> };
const storesOf = (facts: Facts) => ({
  ...members,
  orders: { find: async () => paidOrderRecord(facts.order) },
  parts: {
    find: async () => ({ ...part, ...facts.part }),
    ofOrder: async () => [{ ...part, ...facts.part }],
  },
});

it.each<[string, number, object]>([
  ['of a whole report', 12, {}],
  ['of far fewer pages, which its expert confirms', 2, { accept_short: true }],
])('a delivery %s succeeds', async (_what, pages, confirmed) => {
  const stores = {
    ...storesOf({ part: { upload: { ...upload, pages } } }),
    deliveries: { commit: async () => undefined },
    files: { keep: async () => true },
  };
  const answer = await callRoute(
    deliver,
    { body: { upload: upload.id, ...confirmed }, params, claims },
    stores,
  );
  expect(answer).toMatchObject({ status: 200, json: { report: { pages } } });
});

it.each<[string, string, Facts, string]>([
  ['of an upload that nobody knows', 'nothing', {}, 'report_unchecked'],
  ['without an upload', 'checked', { part: { upload: undefined } }, 'report_unchecked'],
  [
    'of an upload that is still sent',
    'checked',
    { part: { upload: { ...upload, state: 'sending' } } },
    'report_unchecked',
  ],
  [
    'of an upload that the check refused',
    'checked',
    { part: { upload: { ...upload, state: 'refused', refusal: 'damaged' } } },
    'report_unchecked',
  ],
  ['of far fewer pages', 'checked', { part: { upload: { ...upload, pages: 2 } } }, 'report_short'],
  [
    'with the name of another customer',
    'checked',
    { part: { upload: { ...upload, others: [{ page: 2, what: 'name', words: 'Zéphyrine O’Brien' }] } } },
    'report_names_others',
  ],
  ['of a refunded order', 'checked', { order: { refunded_amount: 900 } }, 'refunded'],
  [
    'while its birth is asked about',
    'checked',
    { part: { birth_asked_at: now.toISOString() } },
    'birth_asked',
  ],
])('a delivery %s is refused', async (_what, id, facts, code) => {
  const answer = await callRoute(deliver, { body: { upload: id }, params, claims }, storesOf(facts));
  expect(answer).toMatchObject(refused(code));
});

it('a form for a refunded order is refused', async () => {
  const stores = storesOf({ order: { refunded_amount: 900 } });
  expect(await callRoute(startUpload, { body: {}, params, claims }, stores)).toMatchObject(
    refused('refunded'),
  );
});
