import { describe, expect, it } from 'vitest';
import { listMoved } from '#domain/texts/errors.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { readDelivered } from '#lambdas/atelier/delivered.ts';
import { readQueue, route } from '#lambdas/atelier/queue.ts';
import { correctingQueue } from '#lambdas/storage/order-record.ts';
import { now, staffRecord, userId } from '#test/support/builders.ts';
import { memoryParts, waitingPart } from '#test/support/component/parts-memory.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const me = { id: userId, name: 'Ines Morel', discipline: keyFor.numbers, isAdministrator: false } as const;
/** In these lists nobody has opened a part, so that no order is read. */
const orders = { findAll: () => Promise.reject(new Error('an order is read')) };
const orderId = (index: number): string =>
  `${index.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
const at = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** Parts on two days, of more than a page each, the last ones of each day first in the order of work. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const due_at = at(-24 + 48 * (index % 2) + index / count);
    const mine = index % 40 === 39;
    return waitingPart({
      ...{ order_id: orderId(index), due_at, priority: index > count - 9 },
      ...(mine && { state: 'taken', expert: { id: userId, name: me.name } }),
    });
  });

const listOf = (parts: ReturnType<typeof many>) => {
  const { deps } = memoryParts(parts);
  return (query: Record<string, string>) => readQueue(me, query, { ...deps(), orders, now });
};

/** All pages, one after the other. */
const walk = async (parts: ReturnType<typeof many>, query: Record<string, string> = {}) => {
  const read = listOf(parts);
  const pages = [await read(query)];
  for (let last = pages[0]; last?.next; last = pages.at(-1))
    pages.push(await read({ ...query, after: last.next }));
  return pages.map(({ items }) => items.map(({ order_id }) => order_id));
};

describe('the queue in pages', () => {
  it('shows every part once, packs first within their day, wherever a page ends', async () => {
    const parts = many(4 * pageSize + 3);
    const whole = parts
      .toSorted((left, right) => {
        const key = ({ due_at, priority }: (typeof parts)[number]) =>
          `${due_at.slice(0, 10)} ${priority ? 0 : 1} ${due_at}`;
        return key(left).localeCompare(key(right));
      })
      .map(({ order_id }) => order_id);
    const pages = await walk(parts);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 50, 50, 3]);
    expect(pages.flat()).toEqual(whole);
  });

  it('counts all of it, and those that are late', async () => {
    const { count, items } = await listOf(many(200))({});
    expect(items).toHaveLength(pageSize);
    expect(count).toEqual({ open: 200, late: 100, asked: 0, correcting: 0 });
  });

  it('has delivered parts that are to be corrected, on the day of their answer', async () => {
    const correcting = [60, 2].map((hours, index) =>
      waitingPart({
        ...{ order_id: orderId(900 + index), state: 'delivered', queue: correctingQueue(keyFor.numbers) },
        ...{ due_at: at(-300), expert: { id: 'colleague', name: 'Ines Morel' } },
        correcting: { id: orderId(1), due_at: at(hours) },
      }),
    );
    const open = [at(1), at(30)].map((due_at, index) => waitingPart({ order_id: orderId(index), due_at }));
    const read = listOf([...correcting, ...open]);
    const { items, count } = await read({});
    expect(count).toEqual({ open: 2, late: 0, asked: 0, correcting: 2 });
    const numbers = [orderId(0), orderId(901), orderId(1), orderId(900)];
    expect(items.map(({ order_id }) => order_id)).toEqual(numbers);
    const alone = await read({ show: 'correcting' });
    expect(alone.items.map(({ order_id }) => order_id)).toEqual([orderId(901), orderId(900)]);
    expect((await read({ show: 'waiting' })).items).toHaveLength(2);
  });

  it('shows every part to correct once, wherever a page ends', async () => {
    const parts = Array.from({ length: 2 * pageSize + 7 }, (_, index) =>
      waitingPart({
        ...{ order_id: orderId(index), state: 'delivered', queue: correctingQueue(keyFor.numbers) },
        ...{ due_at: at(-300), priority: index % 3 === 0 },
        correcting: { id: orderId(1), due_at: at(index % 5) },
      }),
    );
    const listed = (await walk(parts)).flat();
    expect(listed).toHaveLength(parts.length);
    expect(new Set(listed).size).toBe(parts.length);
  });

  it('has the own parts of the whole queue, and those that nobody has', async () => {
    expect((await walk(many(400), { show: 'mine' })).flat()).toHaveLength(10);
    expect((await walk(many(400), { show: 'waiting' })).flat()).toHaveLength(390);
  });

  it('finds a part by the beginning of its number, wherever it stands', async () => {
    const { items } = await listOf(many(400))({ number: ' 0000018F ' });
    expect(items.map(({ order_id }) => order_id)).toEqual([orderId(399)]);
    expect((await listOf(many(400))({ number: '000001' })).items).toHaveLength(pageSize);
  });

  const text = (place: readonly string[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
  it.each<Readonly<Record<string, string>>>([
    { after: 'x' },
    { after: text(['today', 'one', 'tomorrow', 'x']) },
    { show: 'all of it' },
    { number: 'x'.repeat(37) },
  ])('refuses what nobody can ask for: %j', async (query) => {
    const { claims, members } = asMember(
      { id: userId, groups: ['experts'] },
      staffRecord({ discipline: keyFor.numbers }),
    );
    const { parts } = memoryParts([]).deps();
    const { status, json } = await callRoute(route, { claims, query }, { ...members, parts });
    expect(status).toBe(400);
    if (query.after === 'x') expect(json).toMatchObject({ error: { message: listMoved } });
    expect(atelierQueue.answer.safeParse(json).success).toBe(false);
  });
});

describe('the delivered parts', () => {
  it('come in pages, the last delivered first, without those of other disciplines', async () => {
    const delivered = Array.from({ length: 120 }, (_, index) =>
      waitingPart({
        ...{ order_id: orderId(index), state: 'delivered', queue: `${keyFor.numbers}#delivered` },
        ...{ due_at: at(-index), delivered_at: at(-200 + index) },
      }),
    );
    const other = waitingPart({
      service: keyFor.design,
      queue: `${keyFor.design}#delivered`,
      delivered_at: at(0),
    });
    const deps = { ...memoryParts([...delivered, other]).deps(), orders };
    const first = await readDelivered(me, undefined, deps);
    const second = await readDelivered(me, first.next, deps);
    const third = await readDelivered(me, second.next, deps);
    const listed = [first, second, third].flatMap(({ items }) => items.map(({ order_id }) => order_id));
    expect(listed).toEqual(delivered.map(({ order_id }) => order_id).toReversed());
    expect(third.next).toBeUndefined();
  });
});
