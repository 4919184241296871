/** The steps of an erasure, and when it waits. */
import { describe, expect, it } from 'vitest';
import { personKey } from '#lambdas/access/person-key.ts';
import { eraseAccount } from '#lambdas/accounts/erase-account.ts';
import { eraseIdle } from '#lambdas/accounts/erase-idle.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import { orderRecord, paidOrderRecord } from '#test/support/builders.ts';
import { exportsOf, profile } from '#test/support/erasure-witness.ts';
import { keyFor } from '#test/support/keys.ts';

const delivered = (changes: Partial<OrderRecord> = {}): OrderRecord =>
  paidOrderRecord({ id: 'order-1', status: 'delivered', ...changes });
const part = (changes: Partial<PartRecord> = {}): PartRecord => ({
  order_id: 'order-1',
  service: keyFor.numbers,
  state: 'delivered',
  due_at: '2026-11-24T09:00:00.000Z',
  report: {
    ...{ key: 'reports/a.pdf', version: 1, pages: 12, bytes: 9000 },
    delivered_at: '2026-11-23T09:00:00.000Z',
  },
  ...changes,
});

const refund: RefundRecord = {
  ...{ id: 'refund', order_id: 'order-1', amount: 900 },
  ...{ origin: 'withdrawal', name: 'Camille Renard' },
  state: 'succeeded',
  requested_at: '2026-11-22T09:00:00.000Z',
};

const dispute = {
  ...{ id: 'dp', status: 'needs_response', amount: 900, reason: 'general' },
  opened_at: '2026-11-22T09:00:00.000Z',
} as const;
const code = { code: 'hash', service: keyFor.numbers, day: '2026-11-20', version: 1 } as const;
/** Owners of mails, links and messages, in plain. */
const owned: Readonly<Record<string, string>> = {
  [hashOf('user-1')]: 'the account',
  [hashOf('camille@exemple.fr')]: 'the address',
  [hashOf('avant@exemple.fr')]: 'the former address',
};
const untilTheEnd = (now: Date) => ({ now, hasTime: () => true });

/** The steps of an erasure, in order. */
const witness = (order: OrderRecord, parts: readonly PartRecord[]) => {
  const done: string[] = [];
  const note = (what: string) => async (): Promise<void> => void done.push(what);
  const deps = {
    ...exportsOf(done),
    accounts: { remove: note('account') },
    staff: { find: async () => undefined },
    profiles: { find: async () => profile, endSessions: note('sessions end'), remove: note('profile') },
    orders: { ofUser: async () => [order], idsOfUser: async () => [order.id] },
    parts: { ofOrder: async () => [...parts] },
    refunds: { ofOrder: async () => [refund] },
    erasures: {
      eraseOrder: note('order'),
      removeOrder: note('unpaid order'),
      erasePart: note('part'),
      eraseRefund: note('name of a refund'),
    },
    files: { removeAll: async (prefix: string) => void done.push(prefix) },
    owned: {
      forget: async (table: string, owners: readonly string[]) =>
        void done.push(`${table} of ${owners.map((owner) => owned[owner] ?? owner).join(' ')}`),
    },
    connections: { removeAll: async () => (done.push('sockets') > 0 ? [] : []) },
    issues: { close: async (kind: string) => void done.push(`issue ${kind}`) },
    notices: { forgetAbout: note('what the atelier was told') },
    guidances: { forget: note('guidance') },
    accesses: { removeAll: note('accesses') },
    births: { findAll: async () => new Map(), remove: note('birth') },
    drafts: { remove: note('draft') },
    threads: { remove: note('thread') },
    codes: {
      ofOrder: async () => [code],
      freeze: async (_: unknown, state: string) => void done.push(`code ${state}`),
    },
    erased: { record: async (marks: Iterable<string>) => void done.push(`ledger ${[...marks].length}`) },
    clock: () => new Date('2029-11-21T02:00:00Z'),
  };
  return { done, deps };
};

const sister = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: '2026-11-20T08:00:00.000Z' };
const known = {
  ...{ first_name: 'Jeanne', last_name: 'Le Goff', birth_date: '1995-02-03', birth_time: '' },
  ...{ birth_place: 'Brest', agreed_at: sister.agreedAt },
};

describe('an erasure', () => {
  it('erases rows that lead to other data after that data, the account before the profile', async () => {
    const { done, deps } = witness(delivered(), [part()]);
    expect(await eraseAccount('user-1', deps)).toBe(true);
    const all = 'the account the address the former address';
    expect(done.filter((what) => what !== 'guidance')).toEqual([
      'sessions end',
      'ledger 4',
      'words',
      'export',
      'archives user-1/',
      `outbox of ${all}`,
      `tokens of ${all}`,
      'sessions',
      'sockets',
      'issue address',
      'issue sealed',
      'issue dispute',
      'issue birth',
      'issue same',
      'issue care',
      'issue margin',
      'issue unattended',
      'what the atelier was told',
      `contacts of ${all}`,
      'accesses',
      'birth',
      'code valid',
      'uploads/order-1',
      'reports/order-1',
      'name of a refund',
      'part',
      'draft',
      'thread',
      'order',
      'account',
      'profile',
    ]);
    expect(done.filter((what) => what === 'guidance')).toHaveLength(2);
  });

  it('forgets what the other persons of the account have asked, and mails about it', async () => {
    const { done, deps } = witness(delivered(), [part()]);
    const forgotten: string[] = [];
    const born = { ...{ birthDate: '1995-02-03', birthTime: '', birthPlace: 'Brest' }, person: sister };
    const persons = { one: { ...known, first_name: 'Yann' } };
    await eraseAccount('user-1', {
      ...deps,
      births: { ...deps.births, findAll: async () => new Map([['order-1', born]]) },
      profiles: { ...deps.profiles, find: async () => ({ ...profile, persons }) },
      requests: { forget: async (id: string) => void forgotten.push(id) },
    });
    const [own, ...others] = forgotten;
    const keys = [sister, { ...sister, firstName: 'Yann' }].map((named) => personKey('user-1', named));
    expect([own, others]).toEqual(['user-1', keys.map((key) => `user-1#${key}`)]);
    for (const id of others) expect(done.join(' ')).toContain(hashOf(id));
  });

  it('leaves nothing of an unpaid order', async () => {
    const unpaid = orderRecord({ id: 'order-1', status: 'cancelled', awaiting: undefined });
    const { done, deps } = witness(unpaid, []);
    expect(await eraseAccount('user-1', deps)).toBe(true);
    expect(done).toContain('unpaid order');
    for (const kept of ['order', 'reports/order-1']) expect(done).not.toContain(kept);
  });

  it('keeps what belongs to the mailbox that refused the account', async () => {
    const { done, deps } = witness(delivered(), [part()]);
    const find = async () => ({ ...profile, locked_at: '2026-11-21T02:00:00.000Z' });
    expect(await eraseAccount('user-1', { ...deps, profiles: { ...deps.profiles, find } })).toBe(true);
    expect(done).not.toContain('guidance');
    expect(done).toContain('outbox of the account');
    expect(done.at(-1)).toBe('profile');
  });

  it('keeps what belongs to whoever reads the mail of an address that nobody has proved', async () => {
    const { done, deps } = witness(delivered({ email_validated: false }), [part()]);
    const find = async () => ({ ...profile, email_validated: false, former_addresses: [] });
    expect(await eraseAccount('user-1', { ...deps, profiles: { ...deps.profiles, find } })).toBe(true);
    expect(done).not.toContain('guidance');
    expect(done).toContain('outbox of the account');
    expect(done.at(-1)).toBe('profile');
  });

  it('keeps the account when an order was created during its erasure', async () => {
    const { done, deps } = witness(delivered(), [part()]);
    let asked = 0;
    const idsOfUser = async () => (++asked < 3 ? ['order-1'] : ['order-1', 'came']);
    const erasure = { ...deps, orders: { ...deps.orders, idsOfUser } };
    await expect(eraseAccount('user-1', erasure)).rejects.toThrow('was created while');
    expect(done).toContain('order');
    expect(done).not.toContain('account');
  });

  it.each([
    ['a part that an expert still writes', delivered({ status: 'paid' }), part({ state: 'taken' })],
    ['a payment that may still come', delivered({ awaiting: 'payment', status: 'pending' }), part()],
    ['a refund that has not arrived', delivered({ refund_reserved: 900, refunded_amount: 400 }), part()],
    ['an open dispute', delivered({ dispute }), part()],
  ])('waits for %s', async (_, order, open) => {
    const { done, deps } = witness(order, [open]);
    expect(await eraseAccount('user-1', deps)).toBe(false);
    expect(done).toEqual([]);
  });

  it('waits for a damaged order, which lists leave out', async () => {
    const { done, deps } = witness(delivered(), [part()]);
    const orders = { ...deps.orders, idsOfUser: async () => ['order-1', 'damaged'] };
    expect(await eraseAccount('user-1', { ...deps, orders })).toBe(false);
    expect(done).toEqual([]);
  });

  it('of idle accounts skips a damaged profile', async () => {
    const { done, deps } = witness(delivered(), [part()]);
    const findAll = async (ids: readonly string[]) =>
      ids.filter((id) => id !== 'damaged').map((user_id) => ({ ...profile, user_id, seen: '2026-10' }));
    const idsSeenIn = async (month: string) => (month === '2026-10' ? ['damaged', 'idle'] : []);
    const profiles = { ...deps.profiles, findAll, idsSeenIn };
    const result = await eraseIdle({ ...deps, profiles, ...untilTheEnd(deps.clock()) });
    expect(result).toEqual({ erased: 1, kept: 0, failed: 0 });
    expect(done.at(-1)).toBe('profile');
  });

  it('of one account that fails continues with the others; a customer who has come back is kept', async () => {
    const { done, deps } = witness(delivered(), [part()]);
    const month = '2026-10';
    const seen = new Map([
      ['broken', month],
      ['idle', month],
      ['back', '2029-11'],
    ]);
    const failing = async (userId: string) => {
      if (userId === 'broken') throw new Error('the pool is away');
    };
    const result = await eraseIdle({
      ...deps,
      accounts: { remove: failing },
      profiles: {
        ...deps.profiles,
        idsSeenIn: async (asked) => (asked === month ? [...seen.keys()] : []),
        findAll: async (ids) => ids.map((user_id) => ({ ...profile, user_id, seen: seen.get(user_id) })),
      },
      ...untilTheEnd(deps.clock()),
    });
    expect(result).toEqual({ erased: 1, kept: 0, failed: 1 });
    expect(done.filter((what) => what === 'profile')).toHaveLength(1);
  });

  it('of a month goes on until the time is over, past accounts that wait, and the next run takes the rest', async () => {
    const { deps } = witness(delivered(), [part()]);
    const month = '2026-10';
    const ids = new Set(Array.from({ length: 450 }, (_, at) => `${at < 150 ? 'waits' : 'idle'}-${at}`));
    const waiting = [orderRecord({ awaiting: 'payment' })];
    const erasing = (accounts: number) => {
      let left = accounts;
      return eraseIdle({
        ...deps,
        orders: {
          ofUser: async (id) => (id.startsWith('waits') ? waiting : []),
          idsOfUser: async (id) => (id.startsWith('waits') ? waiting.map((order) => order.id) : []),
        },
        profiles: {
          ...deps.profiles,
          idsSeenIn: async (asked) => (asked === month ? [...ids] : []),
          findAll: async (wanted) => wanted.map((user_id) => ({ ...profile, user_id, seen: month })),
          remove: async (id) => {
            left -= 1;
            ids.delete(id);
          },
        },
        now: deps.clock(),
        hasTime: () => left > 0,
      });
    };
    const { erased, kept } = await erasing(200);
    // Ten are erased at a time.
    expect([kept, erased >= 200 && erased < 210, ids.size]).toEqual([150, true, 450 - erased]);
    expect(await erasing(1000)).toEqual({ erased: 300 - erased, kept: 150, failed: 0 });
  });
});
