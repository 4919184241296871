import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceId } from '#domain/papers.ts';
import { createNumbering } from '#lambdas/papers/number-paper.ts';
import { numberAfter } from '#lambdas/papers/numbering.ts';
import type { Counter, CountersStore } from '#lambdas/storage/counters.ts';
import { RowUnreadable } from '#lambdas/storage/readable.ts';
import { now, paidOrderRecord } from '#test/support/builders.ts';
import { memoryShop } from '#test/support/memory.ts';

const memoryCounters = (rows: Map<string, Counter>): CountersStore => ({
  read: async (id) => rows.get(id),
  advance: async (before, next) => {
    if (rows.get(next.id)?.paper.number !== before?.paper.number) return false;
    rows.set(next.id, next);
    return true;
  },
});

const idOf = (index: number) => `order-${index}`;
const shopOf = (orders: number) =>
  memoryShop(...Array.from({ length: orders }, (_, index) => paidOrderRecord({ id: idOf(index) })));

/** Each call may crash before its effect or after it: its caller only learns that it failed. */
const failing = <Args extends unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  dice: () => number,
) => {
  return async (...args: Args): Promise<Result> => {
    const die = dice();
    if (die < 0.15) throw new Error('died before');
    const result = await act(...args);
    if (die < 0.3) throw new Error('died after');
    return result;
  };
};

const expected = (count: number) =>
  Array.from({ length: count }, (_, index) => `2026-${String(index + 1).padStart(6, '0')}`);

/** Three senders that crash and start again until every order has its invoice; returns the numbers on the orders. */
const issueAll = async (orders: number, dice: () => number): Promise<string[]> => {
  const shop = shopOf(orders);
  const counters = memoryCounters(new Map());
  const newSender = () =>
    createNumbering({
      counters: { read: counters.read, advance: failing(counters.advance, dice) },
      orders: { find: shop.orders.find, addPaper: failing(shop.orders.addPaper, dice) },
    });
  let senders = [newSender(), newSender(), newSender()];
  const open = new Set(shop.rows.keys());
  while (open.size > 0) {
    const tries = senders.map(async ({ numberPaper }) => {
      const orderId = [...open][Math.floor(dice() * open.size)] ?? '';
      await numberPaper({ orderId, id: invoiceId, kind: 'invoice' }, now).then(
        () => open.delete(orderId),
        () => undefined,
      );
    });
    await Promise.all(tries);
    senders = senders.map((one) => (dice() < 0.3 ? newSender() : one));
  }
  return [...shop.rows.values()].flatMap(({ papers = [] }) => papers.map(({ number }) => number)).sort();
};

describe('the number of a paper', () => {
  it.each([
    ['2026-12-31T22:59:59.999Z', undefined, '2026-000001'],
    ['2026-12-31T22:59:59.999Z', '2026-000122', '2026-000123'],
    // Midnight in Paris.
    ['2026-12-31T23:00:00.000Z', '2026-000123', '2027-000001'],
    // A clock that is behind.
    ['2026-12-31T22:59:59.999Z', '2027-000001', '2027-000002'],
    ['2026-11-21T12:00:00.000Z', '2026-999999', '2026-1000000'],
  ])('at %s after %s is %s', (at, before, number) => {
    const last = before && { id: invoiceId, kind: 'invoice' as const, number: before, issued_at: at };
    expect(numberAfter('invoice', last || undefined, new Date(at))).toBe(number);
  });

  it('of a credit note counts separately', () => {
    const last = { id: 'refund', kind: 'credit_note', number: 'A2026-000011', issued_at: '' } as const;
    expect(numberAfter('credit_note', last, now)).toBe('A2026-000012');
  });
});

describe('the sequence of invoices', () => {
  it('has no gap and no duplicate, however often senders crash between two writes and start again', async () => {
    const dice = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    await fc.assert(
      fc.asyncProperty(dice, async (stream) => {
        expect(await issueAll(8, () => stream.next().value)).toEqual(expected(8));
      }),
      { numRuns: 25 },
    );
  });

  it('is 1 to 50 for fifty orders in parallel', async () => {
    const shop = shopOf(50);
    const counters = memoryCounters(new Map());
    const deps = { counters, orders: shop.orders };
    const issued = await Promise.all(
      [...shop.rows.keys()].map((orderId) =>
        createNumbering(deps).numberPaper({ orderId, id: invoiceId, kind: 'invoice' }, now),
      ),
    );
    expect(issued.map(({ paper }) => paper.number).sort()).toEqual(expected(50));
  });

  it.each(['damaged', 'missing'])('goes on when the order of its last number is %s', async (how) => {
    const shop = shopOf(3);
    const rows = new Map<string, Counter>();
    let isBroken = true;
    const find = async (id: string) => {
      if (!isBroken || id !== idOf(0)) return shop.orders.find(id);
      if (how === 'damaged') throw new RowUnreadable();
      return undefined;
    };
    const newSender = (deps: Partial<typeof shop.orders> = {}) =>
      createNumbering({ counters: memoryCounters(rows), orders: { ...shop.orders, find, ...deps } });
    const invoiceOf = (index: number, deps?: Partial<typeof shop.orders>) =>
      newSender(deps).numberPaper({ orderId: idOf(index), id: invoiceId, kind: 'invoice' }, now);
    const dies = async () => {
      throw new Error('died before');
    };
    isBroken = false;
    await expect(invoiceOf(0, { addPaper: dies })).rejects.toThrow('died before');

    isBroken = true;
    expect((await invoiceOf(1)).paper.number).toBe('2026-000002');
    expect((await invoiceOf(2)).paper.number).toBe('2026-000003');

    isBroken = false;
    expect((await invoiceOf(0)).paper.number).toBe('2026-000001');
    expect(shop.rows.get(idOf(0))?.papers?.map(({ number }) => number)).toEqual(['2026-000001']);
    expect((await invoiceOf(0)).paper.number).toBe('2026-000001');
  });

  it('returns an order’s number again, and none for an unpaid one', async () => {
    const shop = shopOf(1);
    const { numberPaper } = createNumbering({ counters: memoryCounters(new Map()), orders: shop.orders });
    const wanted = { orderId: idOf(0), id: invoiceId, kind: 'invoice' } as const;
    const [first, again] = [await numberPaper(wanted, now), await numberPaper(wanted, new Date())];
    expect(again.paper).toEqual(first.paper);
    await expect(numberPaper({ ...wanted, orderId: 'none' }, now)).rejects.toThrow('not paid');
  });
});
