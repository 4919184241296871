/** Ten thousand orders in tables of their own: every list of the shop reads little for a page, and has them all. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readDelivered } from '#lambdas/atelier/delivered.ts';
import { listRequests } from '#lambdas/atelier/list-requests.ts';
import { readQueue } from '#lambdas/atelier/queue.ts';
import { searchOrders } from '#lambdas/atelier/search.ts';
import { readIssues } from '#lambdas/issues/read-issues.ts';
import { readAccesses } from '#lambdas/orders/read-accesses.ts';
import { createAccessesStore } from '#lambdas/storage/accesses.ts';
import { createBirthsStore } from '#lambdas/storage/births.ts';
import { createIssuesStore } from '#lambdas/storage/issues.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { createOrderSearchStore, createOrdersStore } from '#lambdas/storage/orders.ts';
import { createUnsentMailsStore } from '#lambdas/storage/outbox.ts';
import { createPartsStore } from '#lambdas/storage/parts.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { createRefundsStore } from '#lambdas/storage/refunds.ts';
import { createRequestsStore } from '#lambdas/storage/requests.ts';
import { paidOrderRecord } from '#test/support/builders.ts';
import { copyOf, dropTable } from '#test/support/contracts/table-copies.ts';
import { keyFor } from '#test/support/keys.ts';
import { database } from '#test/support/rows.ts';

const count = 10_000;
const now = new Date('2026-11-24T17:42:00.000Z');
const at = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();
const me = { id: 'expert', name: 'Ines Morel', discipline: keyFor.numbers, isAdministrator: false } as const;
const administrator = { ...me, discipline: undefined, isAdministrator: true };
const customer = { kind: 'customer', userId: 'user-7', groups: [], issuedAt: 0, session: 's' } as const;

/** Scattered, as those of real orders: neighbours in time are no neighbours by number. */
const orderId = (index: number): string => {
  const number = ((index * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0');
  return `${number}-0000-4000-8000-${`${index}`.padStart(12, '0')}`;
};
/** Two years of orders, the first one the newest. */
const createdAt = (index: number): string => at(-index * 1.75);
const order = (index: number) =>
  paidOrderRecord({ id: orderId(index), user_id: `user-${index % 1000}`, created_at: createdAt(index) });

const isOpenPart = (index: number): boolean => index < count / 2;
/** Half of the parts are open, half of these late; one expert has every hundredth. */
const part = (index: number): PartRecord => ({
  ...{ order_id: orderId(index), service: keyFor.numbers, paid_at: createdAt(index) },
  ...(isOpenPart(index)
    ? { state: 'waiting', queue: keyFor.numbers, due_at: at(2500 / 10 - index / 10) }
    : { state: 'delivered', queue: `${keyFor.numbers}#delivered`, due_at: at(-index) }),
  ...(!isOpenPart(index) && { delivered_at: at(-index / 3) }),
  ...(index % 100 === 99 && { expert: { id: me.id, name: me.name }, read_by: me.id }),
  ...(isOpenPart(index) && index % 100 === 99 && { state: 'taken' }),
});
const rows = {
  orders: Array.from({ length: count }, (_, index) => order(index)),
  parts: Array.from({ length: count }, (_, index) => part(index)),
  issues: Array.from({ length: 2000 }, (_, index) => {
    const order_id = orderId(index);
    return { kind: 'dispute', id: order_id, order_id, since: at(-index) };
  }),
  requests: Array.from({ length: 1000 }, (_, index) => ({
    ...{ who: orderId(index), id: `${at(-index)}#export`, kind: 'export' },
    ...{ state: index % 2 ? 'open' : 'answered', asked_at: at(-index), due_at: at(720 - index) },
  })),
  accesses: Array.from({ length: 500 }, (_, index) => ({
    ...{ order_id: orderId(7), entry: `${at(-index)}#${index}`, at: at(-index) },
    ...{ by: 'customer', what: 'report', service: keyFor.numbers },
  })),
  births: [],
  outbox: [],
  profiles: [],
  refunds: [],
  staff: [],
};
type Name = keyof typeof rows;
const names = Object.keys(rows).filter((name): name is Name => name in rows);
const tables = new Map<Name, string>();
const tableOf = (name: Name): string => tables.get(name) ?? '';
const db = database();

/** Writes all rows of a table, some batches at once. */
const fill = async (name: Name): Promise<void> => {
  const puts = rows[name].map((Item) => ({ PutRequest: { Item } }));
  const batches = Array.from({ length: Math.ceil(puts.length / 25) }, (_, index) =>
    puts.slice(index * 25, index * 25 + 25),
  );
  const writer = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const answer = await db.send(new BatchWriteCommand({ RequestItems: { [tableOf(name)]: batch } }));
      if (Object.keys(answer.UnprocessedItems ?? {}).length > 0) throw new Error('rows were left out');
    }
  };
  await Promise.all(Array.from({ length: 8 }, writer));
};

beforeAll(async () => {
  for (const name of names) tables.set(name, await copyOf(name));
  for (const name of names) await fill(name);
}, 120_000);
afterAll(async () => {
  for (const table of tables.values()) await dropTable(table);
});

/** Requests to the tables, and rows that these read. */
const read = { requests: 0, rows: 0 };
const answered = z.object({
  Item: z.optional(z.unknown()),
  ScannedCount: z.optional(z.int()),
  Responses: z.optional(z.record(z.string(), z.array(z.unknown()))),
});
db.middlewareStack.add(
  (next) => async (args) => {
    const result = await next(args);
    const { Item, ScannedCount = 0, Responses = {} } = z.parse(answered, result.output);
    read.requests += 1;
    read.rows += ScannedCount + Object.values(Responses).flat().length + (Item ? 1 : 0);
    return result;
  },
  { step: 'initialize' },
);

/** A list of 50 reads an index, and two rows for each of its entries. */
const ofOnePage = { requests: 8, rows: 200 };
/** A list that counts and sorts what is open reads it twice at most. */
const ofOpenParts = { requests: 80, rows: count + 200 };

/** What an answer reads is counted: how long it takes would say more about the machine. */
const within = async <Answer>(most: typeof ofOnePage, ask: () => Promise<Answer>): Promise<Answer> => {
  const before = { ...read };
  const answer = await ask();
  expect(read.requests - before.requests).toBeLessThanOrEqual(most.requests);
  expect(read.rows - before.rows).toBeLessThanOrEqual(most.rows);
  return answer;
};
const ofAPage = <Answer>(ask: () => Promise<Answer>) => within(ofOnePage, ask);

type Page = { readonly items: readonly unknown[]; readonly next?: string | undefined };
/** The first two pages, each within what a page may read. */
const begin = async <Answer extends Page>(page: (after?: string) => Promise<Answer>, most = ofOnePage) => {
  const first = await within(most, () => page());
  expect(first.items).toHaveLength(50);
  const second = await within(most, () => page(first.next));
  return { first, second };
};
/** The same, and the number of entries on all pages. */
const walk = async <Answer extends Page>(page: (after?: string) => Promise<Answer>) => {
  const { first, second } = await begin(page);
  let total = first.items.length + second.items.length;
  for (let { next } = second; next !== undefined; ) {
    const more = await page(next);
    total += more.items.length;
    next = more.next;
  }
  return { first, total };
};

const stores = () => ({
  parts: createPartsStore(db, tableOf('parts')),
  orders: createOrdersStore(db, tableOf('orders')),
  births: createBirthsStore(db, tableOf('births')),
  orderSearch: createOrderSearchStore(db, tableOf('orders')),
  profiles: createProfilesStore(db, tableOf('profiles')),
  refunds: createRefundsStore(db, tableOf('refunds')),
  issues: createIssuesStore(db, tableOf('issues')),
  requests: createRequestsStore(db, tableOf('requests')),
  accesses: createAccessesStore(db, tableOf('accesses')),
  unsentMails: createUnsentMailsStore(db, tableOf('outbox')),
  accounts: { find: async (email: string) => ({ userId: email.split('@')[0] ?? '', isHalfMade: false }) },
  staff: { findAll: async () => [] },
  now,
});

describe('the queue', () => {
  test('has its 5,000 open parts, the earliest first, and those of the caller', async () => {
    const all = stores();
    const page = (after?: string) => readQueue(me, { ...(after && { after }) }, all);
    const { first, second } = await begin(page, ofOpenParts);
    expect(first.count).toEqual({ open: count / 2, late: count / 4 - 1, asked: 0, correcting: 0 });
    expect([...first.items, ...second.items].map(({ order_id }) => order_id)).toEqual(
      Array.from({ length: 100 }, (_, index) => orderId(count / 2 - 1 - index)),
    );
    const own = await within(ofOpenParts, () => readQueue(me, { show: 'mine' }, all));
    expect([own.items.length, own.next]).toEqual([50, undefined]);
    const number = orderId(12).slice(0, 8);
    const found = await within(ofOpenParts, () => readQueue(me, { number }, all));
    expect(found.items.map(({ order_id }) => order_id)).toEqual([orderId(12)]);
  });
});

test('«Livrées» has its 5,000, the last delivered first', async () => {
  const all = stores();
  const { first, second } = await begin((after) => readDelivered(me, after, all));
  expect([...first.items, ...second.items].map(({ order_id }) => order_id)).toEqual(
    Array.from({ length: 100 }, (_, index) => orderId(count / 2 + index)),
  );
});

test('«À traiter» counts and begins with the oldest of what is most urgent', async () => {
  const all = stores();
  const page = (after?: string) => readIssues(administrator, all, after);
  const first = await within(ofOpenParts, () => page());
  expect(first.count.kinds).toMatchObject({ late: count / 4 - 1, dispute: 2000 });
  expect(first.items[0]).toMatchObject({ kind: 'late', order_id: orderId(count / 2 - 1) });
  await within(ofOpenParts, () => page(first.next));
});

test('the register of requests has all open and all answered ones', async () => {
  const { requests } = stores();
  for (const state of ['open', 'answered'])
    expect((await walk((after) => listRequests({ state, ...(after && { after }) }, requests))).total).toBe(
      500,
    );
});

test('the access log of an order has all of its openings', async () => {
  const all = { ...stores(), orders: { find: async () => order(7) } };
  const { total, first } = await walk((after) => readAccesses(orderId(7), customer, all, after));
  expect(total).toBe(500);
  expect(first.items[0]).toMatchObject({ at: at(0) });
});

describe('the administrators’ search', () => {
  const search = (query: string, after?: string) =>
    searchOrders(administrator, { query, ...(after && { after }) }, stores());
  const idsIn = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
    items.map(({ id }) => id);

  test('lists all orders, the newest first', async () => {
    const first = await ofAPage(() => search(''));
    expect(idsIn(first)).toEqual(Array.from({ length: 50 }, (_, index) => orderId(index)));
    const second = await ofAPage(() => search('', first.next));
    expect(idsIn(second)).toEqual(Array.from({ length: 50 }, (_, index) => orderId(50 + index)));
  });

  test('finds an order by its number, and by its beginning', async () => {
    const number = orderId(count - 1).slice(0, 8);
    expect(idsIn(await ofAPage(() => search(`#${number.toUpperCase()}`)))).toEqual([orderId(count - 1)]);
    const some = await ofAPage(() => search(number.slice(0, 2)));
    expect(idsIn(some).every((id) => id.startsWith(number.slice(0, 2)))).toBe(true);
  });

  test('finds the orders of an account by its address', async () => {
    const found = await ofAPage(() => search('User-12@exemple.fr'));
    expect(idsIn(found)).toEqual(Array.from({ length: 10 }, (_, index) => orderId(12 + 1000 * index)));
  });

  test('finds the orders of a month, each of them', async () => {
    const inMonth = rows.orders.filter(
      ({ created_at }) => created_at >= '2026-02-28T23:00' && created_at < '2026-03-31T22:00',
    );
    const { total } = await walk((after) => search('mars 2026', after));
    expect(total).toBe(inMonth.length);
  });
});

test('a cursor of another list is refused, not an error of the table', async () => {
  const { next } = await searchOrders(administrator, { query: '' }, stores());
  for (const query of ['2024-12', 'abc'])
    await expect(searchOrders(administrator, { query, after: next }, stores())).rejects.toMatchObject({
      status: 400,
    });
});
