import { describe, expect, it } from 'vitest';
import { listMoved } from '#domain/texts/errors.ts';
import { orderAccesses } from '#domain/wire/reports.ts';
import { readAccesses, route } from '#lambdas/orders/read-accesses.ts';
import type { AccessRecord } from '#lambdas/storage/accesses.ts';
import { now, orderId, paidOrderRecord, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { callRoute } from '#test/support/route-call.ts';

const at = now.toISOString();
const expert = { at, by: 'expert', what: 'birth_data', service: keyFor.numbers } as const;
const customer = { at, by: 'customer', what: 'report' } as const;

/** The log of an order as its customer reads it. */
const read = (accesses: readonly AccessRecord[], left_at?: string) =>
  readAccesses(
    orderId,
    { kind: 'customer', userId, groups: [], issuedAt: 0, session: 'session' },
    {
      orders: { find: async () => paidOrderRecord() },
      accesses: { page: async () => ({ rows: accesses }) },
      staff: {
        findAll: async (ids) =>
          ids.includes('known') ? [staffRecord({ user_id: 'known', name: 'Inès Delorme', left_at })] : [],
      },
    },
  );

it('the log shows the present names of staff, even of former members', async () => {
  const noted = { ...expert, name: 'Ines D.', who: 'known' };
  expect((await read([noted])).items).toEqual([{ ...expert, name: 'Inès Delorme' }]);
  expect((await read([noted], at)).items).toEqual([{ ...expert, name: 'Inès Delorme' }]);
});

it('the log shows the recorded name when the row is deleted, and no names of customers', async () => {
  const forgotten = { ...expert, name: 'Ines D.', who: 'forgotten' };
  expect((await read([forgotten, customer])).items).toEqual([{ ...expert, name: 'Ines D.' }, customer]);
});

describe('the pages of the log', () => {
  const asked: (readonly string[] | undefined)[] = [];
  const stores = {
    profiles: { ofSession: async () => ({}) },
    orders: { find: async () => paidOrderRecord() },
    accesses: {
      page: async (_order: string, _most: number, after?: readonly string[]) => {
        asked.push(after);
        return after ? { rows: [] } : { rows: [customer], rest: ['2026-11-24T17:42:00.000Z#abc'] };
      },
    },
    staff: { findAll: async () => [] },
  };
  const claims = { sub: userId, iat: '1', origin_jti: 'session' };
  const get = (after?: string) =>
    callRoute(
      route,
      { params: { id: orderId }, claims, ...(after !== undefined && { query: { after } }) },
      stores,
    );

  it('each names the place after which the next begins; the last names none', async () => {
    const { items, next = '' } = orderAccesses.answer.parse((await get()).json);
    expect(items).toEqual([customer]);
    expect((await get(next)).json).toEqual({ items: [] });
    expect(asked).toEqual([undefined, ['2026-11-24T17:42:00.000Z#abc']]);
  });

  const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    'nonsense',
    '',
    text('x'),
    text([]),
    text(['']),
    text([1]),
    text(['a', 'b']),
    text(['x'.repeat(301)]),
  ])('a cursor that somebody made up is refused in words: %j', async (after) => {
    const { status, json } = await get(after);
    expect(status).toBe(400);
    expect(json).toEqual({ error: { code: 'invalid_request', message: listMoved } });
  });
});
