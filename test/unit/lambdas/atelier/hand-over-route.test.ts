/** Who may hand a part over, and to whom. */
import { expect, it } from 'vitest';
import { errorTexts } from '#domain/texts/errors.ts';
import { route } from '#lambdas/atelier/hand-over.ts';
import { correctingQueue, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { orderId, partTakenBy, staffRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const rows: readonly StaffRecord[] = [
  staffRecord({ user_id: 'holder', discipline: keyFor.numbers }),
  staffRecord({ user_id: 'colleague', name: 'Jeanne Maillot', discipline: keyFor.numbers }),
  staffRecord({ user_id: 'unnamed', name: 'Louise Morel', discipline: keyFor.numbers }),
  staffRecord({ user_id: 'foreign', discipline: keyFor.design }),
  staffRecord({ user_id: 'boss', is_administrator: true }),
];
const part = partTakenBy('holder');

/** Without `assign` nothing can be handed over: it would fail with 500. */
const handOver = (who: string, to?: string, changes: Partial<PartRecord> = {}, more: object = {}) => {
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
      assignments: more,
    },
  );
};

it.each([
  ['holder', 'colleague'],
  ['holder', undefined],
  ['boss', 'colleague'],
  ['boss', undefined],
])('%s hands a part over to %s', async (who, to) => {
  const assign = async (before: PartRecord, expert?: PartRecord['expert']) => ({ ...before, expert });
  const { status, json } = await handOver(who, to, {}, { assign });
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
  correcting: { id: orderId, due_at: '2026-11-27T22:59:59.999Z' },
};

it.each(['holder', 'boss'])('%s hands a delivered part over to whoever corrects it', async (who) => {
  const assign = async (before: PartRecord, expert?: PartRecord['expert']) => ({ ...before, expert });
  const { status, json } = await handOver(who, 'colleague', correcting, { assign });
  expect([status, Object(Object(json).expert).id]).toEqual([200, 'colleague']);
  expect(await handOver(who, undefined, correcting, { assign })).toMatchObject({ status: 409 });
});

it.each(['holder', 'boss'])('%s hands no delivered part over', async (who) => {
  const { already_delivered: message } = errorTexts;
  expect(
    await handOver(who, 'colleague', { state: 'delivered', queue: `${keyFor.numbers}#delivered` }),
  ).toEqual({
    status: 409,
    json: { error: { code: 'already_delivered', message } },
  });
});
