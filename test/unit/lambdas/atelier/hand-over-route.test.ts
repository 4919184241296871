/** Who may hand a part over, and to whom. */
import { expect, it } from 'vitest';
import { signers } from '#content/writers.ts';
import { addDays } from '#domain/dates.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { route } from '#lambdas/atelier/hand-over.ts';
import { correctingQueue, deliveredQueue, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import type { NoticeRecord } from '#lambdas/storage/transactions/notify.ts';
import { orderId, partTakenBy, staffRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

/** Signs reports, but of another discipline. */
const foreignName = signers[keyFor.design][0];
const rows: readonly StaffRecord[] = [
  staffRecord({ user_id: 'holder', discipline: keyFor.numbers }),
  staffRecord({ user_id: 'colleague', name: 'Jeanne Maillot', discipline: keyFor.numbers }),
  staffRecord({ user_id: 'unnamed', name: 'Louise Morel', discipline: keyFor.numbers }),
  staffRecord({ user_id: 'foreign', name: foreignName, discipline: keyFor.design }),
  staffRecord({ user_id: 'boss', is_administrator: true }),
];
const part = partTakenBy('holder');

type Acts = {
  readonly assign?: (before: PartRecord, expert?: PartRecord['expert']) => Promise<PartRecord>;
  readonly close?: (kind: string, id: string) => Promise<void>;
  readonly add?: (notice: NoticeRecord) => Promise<void>;
};

/** Without `assign` nothing can be handed over: it would fail with 500. */
const handOver = (who: string, to?: string, changes: Partial<PartRecord> = {}, acts: Acts = {}) => {
  const { assign, close, add } = acts;
  const row = rows.find(({ user_id }) => user_id === who) ?? staffRecord();
  const groups = [row.is_administrator ? 'administrators' : 'experts'];
  const { claims, members } = asMember({ id: who, groups }, row);
  return callRoute(
    route,
    { body: to === undefined ? {} : { to }, params: { id: orderId, service: keyFor.numbers }, claims },
    {
      ...members,
      staff: { find: async () => row, all: async () => [...rows] },
      parts: { find: async () => ({ ...part, ...changes }) },
      assignments: { assign },
      issues: { close },
      notices: { add },
    },
  );
};

const acts = () => {
  const [closed, added]: [[string, string][], NoticeRecord[]] = [[], []];
  return {
    ...{ closed, added },
    assign: async (before: PartRecord, expert?: PartRecord['expert']) => ({ ...before, expert }),
    close: async (kind: string, id: string) => void closed.push([kind, id]),
    add: async (notice: NoticeRecord) => void added.push(notice),
  };
};

it.each([
  ['holder', 'colleague'],
  ['holder', undefined],
  ['boss', 'colleague'],
  ['boss', undefined],
])('%s hands a part over to %s', async (who, to) => {
  const { status, json } = await handOver(who, to, {}, acts());
  expect([status, Object(Object(json).expert).id]).toEqual([200, to]);
});

it.each([
  ['colleague', 'colleague', 403, 'forbidden'],
  ['colleague', undefined, 403, 'forbidden'],
  ['foreign', undefined, 404, 'not_found'],
  ['holder', 'foreign', 404, 'not_found'],
  ['holder', 'unnamed', 404, 'not_found'],
  ['boss', 'unnamed', 404, 'not_found'],
  ['holder', 'boss', 404, 'not_found'],
  ['holder', 'nobody', 404, 'not_found'],
  ['holder', '', 404, 'not_found'],
  ['boss', 'foreign', 404, 'not_found'],
] as const)('%s does not hand it over to %s', async (who, to, status, code) => {
  const error = { code, message: errorTexts[code] };
  expect(await handOver(who, to)).toEqual({ status, json: { error } });
});

const correcting: Partial<PartRecord> = {
  ...{ state: 'delivered', queue: correctingQueue(keyFor.numbers) },
  delivered_at: '2026-10-01T09:00:00.000Z',
  correcting: { id: orderId, due_at: '2026-11-27T22:59:59.999Z' },
};

it.each(['holder', 'boss'])('%s hands a delivered part over to whoever corrects it', async (who) => {
  const { status, json } = await handOver(who, 'colleague', correcting, acts());
  expect([status, Object(Object(json).expert).id]).toEqual([200, 'colleague']);
  expect(await handOver(who, undefined, correcting, acts())).toMatchObject({ status: 409 });
});

const deliveredAgo = (days: number, changes: Partial<PartRecord> = {}): Partial<PartRecord> => ({
  ...{ state: 'delivered', queue: deliveredQueue(keyFor.numbers) },
  delivered_at: addDays(new Date(), -days).toISOString(),
  ...changes,
});

it.each(['holder', 'boss'])(
  '%s hands a conversation over that is still open, and its reader',
  async (who) => {
    const { closed, added, ...stores } = acts();
    const unread = deliveredAgo(29, { customer_wrote_at: '2026-11-27T09:00:00.000Z' });
    expect(await handOver(who, 'colleague', unread, stores)).toMatchObject({ status: 200 });
    expect(closed).toEqual([['unattended', `${orderId} ${keyFor.numbers}`]]);
    expect(added).toMatchObject([{ event: 'message', order_id: orderId, user_id: 'colleague' }]);
    expect(await handOver(who, undefined, unread, stores)).toMatchObject({ status: 409 });
  },
);

it('tells nobody of a conversation without an unread message, and repeats what was interrupted', async () => {
  const { closed, added, ...stores } = acts();
  const given = deliveredAgo(1, { expert: { id: 'colleague', name: 'Jeanne Maillot' } });
  const { assign: _, ...rest } = stores;
  expect(await handOver('boss', 'colleague', given, rest)).toMatchObject({ status: 200 });
  expect([closed.length, added.length]).toEqual([1, 0]);
});

it.each(['holder', 'boss'])('%s hands no delivered part over whose conversation is closed', async (who) => {
  const { already_delivered: message } = errorTexts;
  expect(await handOver(who, 'colleague', deliveredAgo(30), acts())).toEqual({
    status: 409,
    json: { error: { code: 'already_delivered', message } },
  });
});
