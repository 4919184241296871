/** What the administrators' search asks which index, and what it refuses. */
import { describe, expect, it } from 'vitest';
import { listMoved } from '#domain/texts/errors.ts';
import { notSearched } from '#domain/texts/order-search.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { searchOrders } from '#lambdas/atelier/search.ts';
import type { Place } from '#lambdas/storage/piece.ts';
import { orderId, paidOrderRecord, userId } from '#test/support/builders.ts';

const me = { id: 'm', name: 'Mireille', discipline: undefined, isAdministrator: true };
const cursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

const shop = () => {
  const asked: unknown[] = [];
  const found = async (...what: unknown[]) => {
    asked.push(what);
    return { rows: [paidOrderRecord()], rest: [orderId] };
  };
  const deps = {
    orderSearch: { byNumber: found, byDate: found, ofUser: found },
    accounts: {
      find: async (email: string) => {
        asked.push(email);
        return email === 'camille@exemple.fr' ? { userId, isHalfMade: false } : undefined;
      },
    },
    parts: { findAll: async () => [] },
    profiles: { findAll: async () => [] },
    refunds: { ofOrder: async () => [] },
  };
  const search = (query: string, after?: string, by = me) =>
    searchOrders(by, { query, ...(after !== undefined && { after }) }, deps);
  return { asked, search };
};

describe('a search', () => {
  it('by number, by month and without a text asks one index, and names the next page', async () => {
    const { asked, search } = shop();
    const { items, next } = await search('#7C1E90AB');
    expect(items.map(({ id }) => id)).toEqual([orderId]);
    expect(next).toBe(cursor([orderId]));
    await search('11/2026');
    await search('');
    expect(asked).toEqual([
      ['7c1e90ab', pageSize, undefined],
      [expect.objectContaining({ from: '2026-10-31T23:00:00.000Z' }), pageSize, undefined],
      [expect.objectContaining({ by: 'date' }), pageSize, undefined],
    ]);
  });

  it('by address asks the pool for its account, and the account for its orders', async () => {
    const { asked, search } = shop();
    const place = ['2026-11-24T17:30:00.000Z', orderId];
    await search('Camille@exemple.fr', cursor(place));
    expect(asked).toEqual(['camille@exemple.fr', [userId, pageSize, place]]);
  });

  it('by an unknown address finds nothing, and by one that is too long asks nobody', async () => {
    const { asked, search } = shop();
    expect(await search('nobody@exemple.fr')).toEqual({ items: [] });
    expect(await search(`${'a'.repeat(130)}@exemple.fr`)).toEqual({ items: [] });
    expect(asked).toEqual(['nobody@exemple.fr']);
  });

  it.each(['Camille Renard', 'x'.repeat(256)])('by «%s» says what can be searched', async (query) => {
    const { asked, search } = shop();
    await expect(search(query)).rejects.toMatchObject({ status: 400, message: notSearched });
    expect(asked).toEqual([]);
  });

  it.each([
    ['7c1e90ab', ['8c1e90ab-0000-4000-8000-000000000000']],
    ['7c1e90ab', ['2026-11-24T17:30:00.000Z', orderId]],
    ['11/2026', ['2026-12-24T17:30:00.000Z', orderId]],
    ['11/2026', ['2026-10-24T17:30:00.000Z', orderId]],
    ['11/2026', [orderId]],
  ])('for %s refuses the cursor of another list: %j', async (query, place) => {
    const { asked, search } = shop();
    await expect(search(query, cursor(place))).rejects.toMatchObject({ status: 400, message: listMoved });
    expect(asked).toEqual([]);
  });

  it('is for administrators', async () => {
    const { asked, search } = shop();
    await expect(search('', undefined, { ...me, isAdministrator: false })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(asked).toEqual([]);
  });
});
