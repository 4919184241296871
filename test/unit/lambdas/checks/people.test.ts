/** The people of other orders, of which a warm function reads each once an hour. */
import { describe, expect, it } from 'vitest';
import { addHours } from '#domain/dates.ts';
import type { PeopleMemory } from '#lambdas/checks/people.ts';
import { peopleOf } from '#lambdas/checks/people.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { customerInfo, now, orderId, paidOrderRecord } from '#test/support/builders.ts';

const count = 300;
const idOf = (at: number): string => `b1b2c3d4-0000-4000-8000-${String(at).padStart(12, '0')}`;
const others = Array.from({ length: count }, (_, at) =>
  paidOrderRecord({
    id: idOf(at),
    user_id: `somebody-${at}`,
    customer_info: customerInfo({ firstName: 'Jeanne', lastName: `Numéro${at}` }),
  }),
);

/** Counts the rows that are read, and those that were read consistently. */
const shop = (stored: readonly OrderRecord[] = others) => {
  const read = { orders: 0, births: 0, whole: 0 };
  const people: PeopleMemory = new Map();
  const look = (ids: readonly string[], at = now) =>
    peopleOf(paidOrderRecord(), ids, {
      orders: {
        findAll: async (wanted, isConsistent = true) => {
          read.orders += wanted.length;
          read.whole += isConsistent ? wanted.length : 0;
          return stored.filter(({ id }) => wanted.includes(id));
        },
      },
      births: {
        findAll: async (wanted) => {
          read.births += wanted.length;
          return new Map();
        },
      },
      people,
      now: at,
    });
  return { look, read, people };
};
const ids = others.map(({ id }) => id);
const namesOf = ({ others: found }: Awaited<ReturnType<ReturnType<typeof shop>['look']>>) =>
  found.map(({ lastName }) => lastName);

describe('the people of other orders', () => {
  it('are read once, at half the price, and known for an hour', async () => {
    const { look, read } = shop();
    const first = await look([...ids, orderId]);
    expect(namesOf(first)).toEqual(others.map(({ customer_info }) => customer_info.lastName));
    expect(read).toEqual({ orders: count, births: count + 1, whole: 0 });
    expect(namesOf(await look(ids, addHours(now, 0.9)))).toEqual(namesOf(first));
    expect(read).toEqual({ orders: count, births: count + 2, whole: 0 });
  });

  it('are read again after the hour, and a new order at once', async () => {
    const { look, read } = shop();
    await look(ids.slice(1));
    expect(namesOf(await look(ids))).toHaveLength(count);
    expect(read.orders).toBe(count);
    await look(ids, addHours(now, 1.1));
    expect(read.orders).toBe(2 * count);
  });

  it('are no longer among those who were asked for when their order is over or erased', async () => {
    const { look, people } = shop();
    await look(ids);
    expect(namesOf(await look(ids.slice(0, 2)))).toEqual(['Numéro0', 'Numéro1']);
    const later = shop([]);
    await later.look(ids);
    expect(later.people.size).toBe(0);
    await look([], addHours(now, 1));
    expect(people.size).toBe(0);
  });

  it('never hold the birth of the order itself, which may have been corrected meanwhile', async () => {
    const { look, people } = shop([...others, paidOrderRecord()]);
    await look([...ids, orderId]);
    expect(people.has(orderId)).toBe(false);
  });
});
