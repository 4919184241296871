import { expect, it } from 'vitest';
import { notShown, takenBy } from '#domain/texts/errors.ts';
import { route } from '#lambdas/atelier/take.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { orderId, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const waiting: PartRecord = {
  order_id: orderId,
  service: keyFor.numbers,
  state: 'waiting',
  due_at: '2026-11-26T17:40:00.000Z',
  queue: keyFor.numbers,
};
const expert = { id: userId, name: 'Jeanne Maillot' };
const { claims, members } = asMember(
  { id: userId, groups: ['experts'] },
  staffRecord({ name: expert.name, discipline: keyFor.numbers }),
);
const params = { id: orderId, service: keyFor.numbers };
const assign = async (part: PartRecord) => ({ ...part, state: 'taken' as const, expert });

/** `null`: no such part. */
const take = (sent: object = {}, part: PartRecord | null = waiting) =>
  callRoute(
    route,
    { body: {}, params, claims, ...sent },
    { ...members, parts: { find: async () => part ?? undefined }, assignments: { assign } },
  );

it('an expert takes a part', async () => {
  expect(await take()).toMatchObject({ status: 200, json: { state: 'taken', expert } });
});

it.each<[string, object, PartRecord | null, number, object]>([
  ['without the CDN', { headers: { 'x-origin-secret': 'none' } }, waiting, 403, { code: 'forbidden' }],
  ['signed out', { claims: {} }, waiting, 401, { code: 'signed_out' }],
  ['as a customer', { claims: { sub: userId } }, waiting, 403, { code: 'forbidden' }],
  ['with a body that is no JSON', { body: '{' }, waiting, 400, { code: 'invalid_request' }],
  ['with an unknown field', { body: { to: 'me' } }, waiting, 400, { code: 'invalid_request' }],
  ['of no order', { params: { ...params, id: 'x' } }, waiting, 404, { code: 'not_found' }],
  ['that nobody knows', {}, null, 404, { code: 'not_found' }],
  ['of no service', { params: { ...params, service: 'tarot' } }, waiting, 404, { code: 'not_found' }],
  [
    'of another discipline',
    { params: { ...params, service: keyFor.chinese } },
    { ...waiting, service: keyFor.chinese, queue: keyFor.chinese },
    404,
    { code: 'not_found' },
  ],
  ['whose order is not confirmed', {}, { ...waiting, queue: undefined }, 404, { code: 'not_found' }],
  [
    'that a colleague has',
    {},
    { ...waiting, state: 'taken', expert: { id: 'other', name: 'Marc Aubry' } },
    409,
    { code: 'already_taken', message: takenBy('Marc Aubry') },
  ],
])('a part is refused %s', async (_case, sent, part, status, error) => {
  expect(await take(sent, part)).toMatchObject({ status, json: { error } });
});

it('an expert whom the shop does not name takes nothing', async () => {
  const named = (name: string) =>
    asMember({ id: userId, groups: ['experts'] }, staffRecord({ name, discipline: keyFor.numbers }));
  for (const name of ['Louise Morel', 'Hélène Vasseur']) {
    const { claims, members } = named(name);
    const answer = await callRoute(
      route,
      { body: {}, params, claims },
      { ...members, parts: { find: async () => waiting } },
    );
    expect(answer).toMatchObject({ status: 403, json: { error: { code: 'forbidden', message: notShown } } });
  }
});

it('an administrator without a discipline takes no part', async () => {
  const boss = asMember({ id: userId, groups: ['administrators'] }, staffRecord({ is_administrator: true }));
  const answer = await callRoute(
    route,
    { body: {}, params, claims: boss.claims },
    { ...boss.members, parts: { find: async () => waiting } },
  );
  expect(answer).toMatchObject({ status: 403, json: { error: { code: 'forbidden' } } });
});
