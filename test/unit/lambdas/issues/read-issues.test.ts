import { describe, expect, it } from 'vitest';
import { pageSize } from '#domain/wire/pages.ts';
import { readIssues, route } from '#lambdas/issues/read-issues.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartKey } from '#lambdas/storage/parts.ts';
import { now, profileRecord, staffRecord } from '#test/support/builders.ts';
import { givenUpMail, partRecord, shopToSweep } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';
import { asMember, callRoute } from '#test/support/route-call.ts';

const at = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();
const administrator = { id: 'm', name: 'Mireille', discipline: undefined, isAdministrator: true };
const count = 3 * pageSize + 10;
/** Random ids, as those of disputes: their order says nothing of their age. */
const idOf = (index: number): string => `${(index * 7919) % 1000}`.padStart(3, '0');
const disputes = Array.from({ length: count }, (_, index) => ({
  kind: 'dispute' as const,
  id: idOf(index),
  order_id: idOf(index),
  since: at(-index),
}));
const lateParts = Array.from({ length: count }, (_, index) =>
  partRecord({ order_id: `late-${idOf(index)}`, due_at: at(-1 - index) }),
);
const shop = {
  parts: [
    ...lateParts,
    partRecord({ order_id: 'fresh', due_at: at(47), paid_at: at(-1) }),
    partRecord({ order_id: 'untaken', due_at: at(20), paid_at: at(-28) }),
  ],
  records: disputes,
  mails: [givenUpMail('reset:1', { kind: 'reset', user_id: 'somebody' })],
};
const profiles = { findAll: async () => [profileRecord()] };

/** Every page; `read` are the keys of the rows that were read of parts. */
const walk = async () => {
  const { deps } = shopToSweep(shop);
  const read: string[][] = [];
  const parts = {
    ...deps.parts,
    findAll: async (keys: readonly PartKey[]) => {
      read.push(keys.map(({ order_id }) => order_id));
      return deps.parts.findAll(keys);
    },
  };
  const page = (after?: string) => readIssues(administrator, { ...deps, parts, profiles, now }, after);
  const pages = [await page()];
  for (let last = pages[0]; last?.next; last = pages.at(-1)) pages.push(await page(last.next));
  return { pages, read };
};

describe('«À traiter» in pages', () => {
  it('lists each issue once, the oldest of each kind first, and counts all on each page', async () => {
    const { pages } = await walk();
    const listed = pages.flatMap(({ items }) => items);
    expect(listed.filter(({ kind }) => kind === 'dispute').map(({ id }) => id)).toEqual(
      disputes.map(({ id }) => id).toReversed(),
    );
    expect(listed.filter(({ kind }) => kind === 'late').map(({ order_id }) => order_id)).toEqual(
      lateParts.map(({ order_id }) => order_id).toReversed(),
    );
    expect(listed.slice(2 * count).map(({ kind }) => kind)).toEqual(['mail', 'untaken']);
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 50, 50, 50, 50, 22]);
    for (const page of pages) {
      expect(page.count).toMatchObject({ kinds: { late: count, dispute: count, mail: 1, untaken: 1 } });
      expect(page.count).toMatchObject({ orders: 2 * count + 1, others: 1 });
    }
  });

  it('reads the rows of late parts only for the page that shows them', async () => {
    const { read } = await walk();
    expect(read[0]).toEqual(['fresh', 'untaken']);
    expect(read[1]).toHaveLength(pageSize);
  });

  it.each(['x', Buffer.from('["none","2026","x"]').toString('base64url')])(
    'refuses the cursor %s',
    async (after) => {
      const { claims, members } = asMember(
        { id: 'm', groups: ['administrators'] },
        staffRecord({ is_administrator: true }),
      );
      const caller = {
        staff: members.staff,
        profiles: { ofSession: async () => profileRecord({ email_validated: true }) },
      };
      const stores = { ...shopToSweep(shop).deps, ...caller };
      expect((await callRoute(route, { claims, query: { after } }, stores)).status).toBe(400);
    },
  );
});

const ofDelivered = (kind: 'margin' | 'unattended', order_id: string, hours: number) => ({
  ...{ kind, id: `${order_id} ${keyFor.numbers}`, order_id, service: keyFor.numbers },
  since: at(hours),
});
const delivered = (order_id: string, changes: Partial<PartRecord> = {}) =>
  partRecord({ order_id, state: 'delivered', queue: undefined, delivered_at: at(-60), ...changes });

describe('a conversation whose expert has left', () => {
  it('is listed once its customer has written, as long as both may write', async () => {
    const unread = { customer_wrote_at: at(-2) };
    const { deps } = shopToSweep({
      parts: [
        delivered('waits', unread),
        delivered('silent'),
        delivered('read', { ...unread, expert_read_until: at(-1) }),
        delivered('closed', { ...unread, delivered_at: at(-30 * 24) }),
        delivered('refunded', { ...unread, refunded_at: at(-1) }),
      ],
      records: ['waits', 'silent', 'read', 'closed', 'refunded', 'erased'].map((id) =>
        ofDelivered('unattended', id, -3),
      ),
      mails: [],
    });
    const { items, count } = await readIssues(administrator, { ...deps, profiles, now });
    expect(items.map(({ kind, order_id }) => [kind, order_id])).toEqual([['unattended', 'waits']]);
    expect(count.kinds).toEqual({ unattended: 1 });
  });
});

describe('a question in the margin without its answer', () => {
  const asked = (order_id: string, hours: number) => ofDelivered('margin', order_id, hours);

  it('is listed once it is late, as long as its report is neither withdrawn nor refunded', async () => {
    const { deps } = shopToSweep({
      parts: [
        delivered('late'),
        delivered('early'),
        delivered('withdrawn', { withdrawn_at: at(-1) }),
        delivered('refunded', { refunded_at: at(-1) }),
      ],
      records: [
        asked('late', -1),
        asked('early', 1),
        asked('withdrawn', -1),
        asked('refunded', -1),
        asked('erased', -1),
      ],
      mails: [],
    });
    const { items, count } = await readIssues(administrator, { ...deps, profiles, now });
    expect(items.map(({ kind, order_id }) => [kind, order_id])).toEqual([['margin', 'late']]);
    expect(count.kinds).toEqual({ margin: 1 });
  });
});
