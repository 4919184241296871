/** §9: births that nobody will read again are removed (RGPD 5.1.e). */
import { expect, it } from 'vitest';
import type { Born } from '#domain/births/born.ts';
import { addDays } from '#domain/dates.ts';
import { forgetBirths } from '#lambdas/accounts/forget-births.ts';
import type { FoundOrder } from '#lambdas/storage/orders.ts';
import { now, paidOrderRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const born: Born = { birthDate: '1991-04-17', birthTime: '', birthPlace: 'Nantes' };
const daysAgo = (days: number) => addDays(now, -days).toISOString();

type Life = Partial<FoundOrder> & { readonly id: string };

/** The orders whose birth and words are still there afterwards; pages of two, as the index gives them. */
const left = async (...lives: readonly Life[]): Promise<string[]> => {
  const orders = lives.map((life): FoundOrder => ({ ...paidOrderRecord(), ...life }));
  const births = new Map(orders.map(({ id }) => [id, born]));
  const words = new Set(births.keys());
  await forgetBirths({
    now,
    orderSearch: {
      byDate: async ({ from, to }, _most, [start = '0'] = []) => {
        const due = orders.filter(({ created_at }) => created_at >= from && created_at <= to);
        const end = Number(start) + 2;
        return { rows: due.slice(Number(start), end), ...(end < due.length && { rest: [`${end}`] }) };
      },
    },
    births: {
      findAll: async (ids) => new Map([...births].filter(([id]) => ids.includes(id))),
      remove: async (id) => {
        // Words that outlive their birth would stay for years.
        expect(words).not.toContain(id);
        births.delete(id);
      },
    },
    words: { forgetWords: async ({ order_id }) => void words.delete(order_id) },
  });
  expect([...words]).toEqual([...births.keys()]);
  return [...births.keys()];
};

const services = [keyFor.numbers] as const;
const withdrawn = { services: [...services], withdrawn_services: [...services] };

it('the birth of an order that was never paid is removed after thirty days', async () => {
  const unpaid = (['pending', 'cancelled', 'failed'] as const).map((status) => ({ status, id: status }));
  expect(await left(...unpaid.map((one) => ({ ...one, created_at: daysAgo(31) })))).toEqual([]);
  expect(await left(...unpaid.map((one) => ({ ...one, created_at: daysAgo(29) })))).toHaveLength(3);
});

it('the birth of an order that is withdrawn whole is removed, also one withdrawn late', async () => {
  expect(await left({ id: 'early', ...withdrawn, created_at: daysAgo(31) })).toEqual([]);
  expect(await left({ id: 'late', ...withdrawn, created_at: daysAgo(70) })).toEqual([]);
  expect(await left({ id: 'recent', ...withdrawn, created_at: daysAgo(10) })).toEqual(['recent']);
});

it('a paid, delivered or partly withdrawn order keeps its birth', async () => {
  const both = [...services, keyFor.design] as const;
  const partly = { services: [...both], withdrawn_services: [...services] };
  const lives = [
    { id: 'paid', created_at: daysAgo(40) },
    { id: 'delivered', status: 'delivered' as const, created_at: daysAgo(40) },
    { id: 'partly', ...partly, created_at: daysAgo(40) },
  ];
  expect(await left(...lives)).toEqual(['paid', 'delivered', 'partly']);
});
