/** What the route of a correction refuses, before anything is written. */
import { expect, it } from 'vitest';
import { route } from '#lambdas/births/correct.ts';
import { birthShop, born } from '#test/support/birth-shop.ts';
import { orderId, paidOrderRecord, profileRecord, userId } from '#test/support/builders.ts';
import { callRoute } from '#test/support/route-call.ts';

const right = { ...born, birthTime: '07:42' };
const claims = { sub: userId, iat: '1' };
const correct = (body: unknown, sent: object = {}, order = paidOrderRecord()) => {
  const { deps, log } = birthShop({ order });
  const stores = { ...deps, profiles: { ofSession: async () => profileRecord() } };
  return { log, answer: callRoute(route, { body, params: { id: orderId }, claims, ...sent }, stores) };
};

it('a birth is corrected', async () => {
  expect(await correct(right).answer).toMatchObject({ status: 200, json: { born: right } });
});

it.each<[string, object, number]>([
  ['without a session', { claims: {} }, 401],
  ['of another order', { params: { id: 'a1b2c3d4-0000-4000-8000-000000000002' } }, 404],
  ['of the order «x»', { params: { id: 'x' } }, 404],
])('no birth %s', async (_what, sent, status) => {
  const { answer, log } = correct(right, sent);
  expect(await answer).toMatchObject({ status });
  expect(log).toEqual([]);
});

it('no birth of another customer’s order', async () => {
  const { answer, log } = correct(right, {}, paidOrderRecord({ user_id: 'another' }));
  expect(await answer).toMatchObject({ status: 404, json: { error: { code: 'not_found' } } });
  expect(log).toEqual([]);
});

it.each<[string, object]>([
  ['of a minor', { birthDate: `${new Date().getUTCFullYear() - 10}-01-01` }],
  ['with a sign that turns the text round', { birthPlace: 'Paris\u202e<script>' }],
  ['without its place', { birthPlace: ' ' }],
  ['without its time', { birthTime: '' }],
  ['with an own mark of the opening', { opened_at: '2020-01-01T00:00:00.000Z' }],
  ['of another person', { person: { firstName: 'Jeanne', lastName: 'Le Goff', agrees: true } }],
  [
    'whose instant is not that of its place',
    {
      birth: { precision: 'exact', place: { name: 'Lyon' }, offsetSeconds: 0, utc: '1900-01-01T00:00:00Z' },
    },
  ],
])('no birth %s', async (_what, change) => {
  const { answer, log } = correct({ ...right, ...change });
  expect(await answer).toMatchObject({ status: 400, json: { error: { code: 'invalid_request' } } });
  expect(log).toEqual([]);
});
