import { expect, it } from 'vitest';
import { keepBooks } from '#lambdas/books/keep-books.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { now, paidOrderRecord } from '#test/support/builders.ts';

const unkeptOrders = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    paidOrderRecord({
      id: `order-${at}`,
      keeping: 'books',
      papers: [
        {
          id: 'invoice',
          kind: 'invoice',
          number: `2026-${String(at + 1).padStart(6, '0')}`,
          issued_at: now.toISOString(),
        },
      ],
    }),
  );

const shopOf = (orders: readonly OrderRecord[], fails: (key: string) => boolean = () => false) => {
  const acts: string[] = [];
  const rows = new Map(orders.map((order) => [order.id, order]));
  const keep = async (key: string) => {
    if (fails(key)) throw new Error('refused');
    acts.push(key);
  };
  const deps = {
    bookedOrders: {
      unkept: async () => orders.map(({ id }) => id),
      kept: async ({ id }: OrderRecord) => void acts.push(`kept ${id}`),
    },
    orders: { find: async (id: string) => rows.get(id) },
    parts: { ofOrder: async () => [] },
    refunds: { ofOrder: async () => [] },
    papers: { read: async (key: string) => Buffer.from(key) },
    books: { keep },
    now,
  };
  return { acts, deps };
};

it('papers come before lines, lines before their manifest, and an order is taken off the list last', async () => {
  const { acts, deps } = shopOf(unkeptOrders(1));
  expect(await keepBooks(deps)).toEqual({ kept: 1, failed: 0 });
  const [paper, lines, manifest, ...last] = acts;
  expect(paper).toBe('papers/order-0/2026-000001.pdf');
  expect(lines).toMatch(/^orders\/\d{4}-\d\d-\d\d\/\d+-[0-9a-f]{16}\.jsonl\.gz$/);
  expect(manifest).toBe(lines?.replace('orders/', 'manifests/').replace('.jsonl.gz', '.json'));
  expect(last).toEqual(['kept order-0']);
});

it('lines that are not written leave their orders on the list', async () => {
  const { acts, deps } = shopOf(unkeptOrders(1), (key) => key.startsWith('manifests/'));
  await expect(keepBooks(deps)).rejects.toThrow('refused');
  expect(acts).not.toContain('kept order-0');
});

it('an order that cannot be kept is counted and holds no other one up', async () => {
  const { acts, deps } = shopOf(unkeptOrders(3), (key) => key.startsWith('papers/order-1/'));
  expect(await keepBooks(deps)).toEqual({ kept: 2, failed: 1 });
  expect(acts.filter((act) => act.startsWith('kept'))).toEqual(['kept order-0', 'kept order-2']);
});

it('what the index still lists but the books have is not copied again, and nothing writes no file', async () => {
  const { acts, deps } = shopOf([paidOrderRecord()]);
  expect(await keepBooks(deps)).toEqual({ kept: 0, failed: 0 });
  expect(acts).toEqual([]);
});

it('many orders are written in files of two hundred', async () => {
  const { acts, deps } = shopOf(unkeptOrders(401));
  expect(await keepBooks(deps)).toEqual({ kept: 401, failed: 0 });
  expect(acts.filter((act) => act.startsWith('manifests/'))).toHaveLength(3);
});
