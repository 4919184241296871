import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import { capacityOn } from '#domain/workshop.ts';
import { readIssues } from '#lambdas/issues/read-issues.ts';
import { resendMail } from '#lambdas/issues/resend-mail.ts';
import { sweepIssues } from '#lambdas/issues/sweep-issues.ts';
import { newMail } from '#lambdas/storage/outbox-record.ts';
import { now, orderId, paidOrderRecord, profileRecord, userId } from '#test/support/builders.ts';
import { givenUpMail, partRecord, shopToSweep } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';

const missed = '2026-11-24T17:00:00.000Z';
const order = paidOrderRecord({ due_at: missed });
const late = partRecord({ due_at: missed });
const confirmation = (at: Date) =>
  newMail(`confirmation:${orderId}`, 'somebody', { kind: 'confirmation', order_id: orderId }, at);
const promised = new Date(now.getTime() + catalogue[keyFor.numbers].delivery.max * 3_600_000);

describe('a missed due date', () => {
  it('is announced with a new date, counted from now like for a new order', async () => {
    const shop = shopToSweep({ orders: [order], parts: [late] });
    expect(await sweepIssues({ ...shop.deps, now })).toMatchObject({
      counts: { issues_late: 1 },
      told: 1,
      failed: 0,
    });
    expect(shop.told).toEqual([{ order, missedAt: missed, parts: [late], dueAt: promised }]);
  });

  it('takes a long queue into account, which is stored for the checkout', async () => {
    const length = 3 * capacityOn(keyFor.numbers, [])('2026-11-26');
    const others = Array.from({ length: length - 1 }, (_, at) => partRecord({ order_id: `other-${at}` }));
    const shop = shopToSweep({ orders: [order], parts: [late, ...others] });
    await sweepIssues({ ...shop.deps, now });
    expect(shop.written).toEqual([
      {
        [keyFor.western]: {},
        [keyFor.chinese]: {},
        [keyFor.numbers]: { '2026-11-24': 1, '2026-11-26': length - 1 },
        [keyFor.design]: {},
      },
    ]);
    expect(shop.told[0]?.dueAt.getTime()).toBeGreaterThan(promised.getTime());
  });

  it('is announced once for all missing parts, and only for these', async () => {
    const parts = [
      partRecord({ due_at: missed, state: 'delivered', queue: `${keyFor.numbers}#delivered` }),
      partRecord({ due_at: missed, service: keyFor.design, queue: keyFor.design }),
      partRecord({ due_at: missed, service: keyFor.chinese, queue: keyFor.chinese }),
    ];
    const shop = shopToSweep({ orders: [order], parts });
    await sweepIssues({ ...shop.deps, now });
    expect(shop.told.map((one) => one.parts)).toEqual([parts.slice(1)]);
  });

  it.each([
    ['has a new date already', { due_at: '2026-11-30T17:00:00.000Z', apologised_at: missed }, {}],
    ['is refunded', { due_at: missed, refunded_amount: 900 }, {}],
    ['is delivered', { due_at: missed, status: 'delivered' as const }, {}],
    ['was withdrawn from while the queue was read', { due_at: missed }, { withdrawn_at: missed }],
  ])('is not announced when the order %s', async (_, ofOrder, ofPart) => {
    const parts = [partRecord({ due_at: missed, ...ofPart })];
    const shop = shopToSweep({ orders: [paidOrderRecord(ofOrder)], parts });
    expect(await sweepIssues({ ...shop.deps, now })).toMatchObject({ told: 0 });
  });

  it('is announced although the confirmation was never sent, so that no queue shows the order', async () => {
    const { queue: _, ...part } = late;
    const mails = [confirmation(new Date(now.getTime() - 61 * 60_000))];
    const shop = shopToSweep({ orders: [order], parts: [part], mails });
    expect(await sweepIssues({ ...shop.deps, now })).toMatchObject({
      counts: { issues_waiting: 1, issues_late: 0 },
      told: 1,
    });
  });

  it('is announced to the other customers when one mail fails', async () => {
    const second = paidOrderRecord({ id: 'second', due_at: missed });
    const parts = [late, partRecord({ order_id: 'second', due_at: missed })];
    const shop = shopToSweep({ orders: [order, second], parts });
    const commit = async (apology: (typeof shop.told)[number]) => {
      if (apology.order.id === order.id) throw new Error('not written');
      return shop.deps.apologies.commit(apology);
    };
    const swept = await sweepIssues({ ...shop.deps, apologies: { commit }, now });
    expect([swept.told, swept.failed]).toEqual([1, 1]);
  });
});

const everything = {
  orders: [order],
  parts: [late, partRecord({ order_id: 'fresh' })],
  records: [
    { kind: 'address', id: userId, since: missed, note: 'bounce' },
    { kind: 'dispute', id: orderId, order_id: orderId, since: missed, note: 'fraudulent' },
  ] as const,
  mails: [givenUpMail('reset:1', { kind: 'reset', user_id: userId })],
};
const profiles = { findAll: async () => [profileRecord()] };
const member = { id: 'm', name: 'Mireille', discipline: undefined, isAdministrator: false };

describe('«À traiter»', () => {
  it('shows a paid order that is not in the queue an hour after its payment', async () => {
    const [old, recent] = [61, 59].map((minutes) => confirmation(new Date(now.getTime() - minutes * 60_000)));
    if (!old || !recent) throw new Error('no mails');
    const { deps } = shopToSweep({ orders: [order], mails: [old, { ...recent, id: 'recent' }] });
    const { items: issues } = await readIssues(
      { ...member, isAdministrator: true },
      { ...deps, profiles, now },
    );
    expect(issues).toMatchObject([
      { kind: 'untaken', id: old.id, since: old.created_at, order_id: orderId, mail: 'confirmation' },
    ]);
  });

  it('counts each kind', async () => {
    const { deps } = shopToSweep(everything);
    const counts = {
      issues_late: 1,
      issues_dispute: 1,
      issues_owed: 0,
      issues_birth: 0,
      issues_mail: 1,
      issues_address: 1,
      ...{ issues_waiting: 0, issues_same: 0 },
      standing_still: 0,
      sweep_run: 1,
    };
    expect((await sweepIssues({ ...deps, now })).counts).toEqual(counts);
  });

  it('counts near parts together with untaken ones', async () => {
    const parts = [
      partRecord({ due_at: new Date(now.getTime() + 11 * 3_600_000).toISOString() }),
      partRecord({ paid_at: '2026-11-20T17:40:00.000Z' }),
    ];
    const { deps } = shopToSweep({ parts });
    expect((await sweepIssues({ ...deps, now })).counts).toMatchObject({ issues_waiting: 2, issues_late: 0 });
  });

  it('counts each queue without progress, and the outbox after half an hour, and names them', async () => {
    const overdue = (minutes: number) => confirmation(new Date(now.getTime() - minutes * 60_000));
    const standing = [{ queue: 'dead', messages: 3 }];
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const countOf = async (minutes: number) => {
      const { deps } = shopToSweep({ mails: [overdue(minutes)], standing });
      return (await sweepIssues({ ...deps, now })).counts.standing_still;
    };
    expect([await countOf(29), await countOf(31)]).toEqual([1, 2]);
    const lines = write.mock.calls.flat().join('');
    write.mockRestore();
    expect(lines).toContain('"event":"queue_stands_still","queue":"dead","messages":3');
    expect(lines).toContain('"queue":"outbox","messages":1');
  });

  it('shows administrators everything, with the customers', async () => {
    const { deps } = shopToSweep(everything);
    const { items: issues } = await readIssues(
      { ...member, isAdministrator: true },
      { ...deps, profiles, now },
    );
    const customer = { name: 'Camille Renard', email: 'camille@exemple.fr' };
    expect(issues).toMatchObject([
      { kind: 'late', part: { number: orderId.slice(0, 8), state: 'waiting' }, customer },
      { kind: 'dispute', order_id: orderId, note: 'fraudulent', customer },
      { kind: 'mail', id: 'reset:1', mail: 'reset', customer },
      { kind: 'address', id: userId, note: 'bounce', customer },
    ]);
  });

  it('shows experts their discipline’s parts, and nothing of customers', async () => {
    const { deps } = shopToSweep(everything);
    const read = (discipline: Discipline) =>
      readIssues({ ...member, discipline }, { ...deps, profiles, now });
    expect((await read(keyFor.numbers)).items.map(({ kind, customer }) => [kind, customer])).toEqual([
      ['late', undefined],
    ]);
    expect((await read(keyFor.design)).items).toEqual([]);
  });
});

describe('a given-up mail', () => {
  const revived: string[] = [];
  beforeEach(() => revived.splice(0));
  const resend = (isAdministrator: boolean, isGivenUp: boolean, isKnown: boolean) =>
    resendMail({ ...member, isAdministrator }, 'reset:1', {
      unsentMails: {
        revive: async (id) => {
          revived.push(id);
          return isGivenUp;
        },
      },
      outbox: { find: async () => (isKnown ? everything.mails[0] : undefined) },
      now,
    });

  it('is sent again by administrators; repeating changes nothing more', async () => {
    await resend(true, true, true);
    await resend(true, false, true);
    expect(revived).toEqual(['reset:1', 'reset:1']);
  });

  it('is not sent again by experts, nor when it does not exist', async () => {
    await expect(resend(false, true, true)).rejects.toMatchObject({ code: 'forbidden' });
    expect(revived).toEqual([]);
    await expect(resend(true, false, false)).rejects.toMatchObject({ code: 'not_found' });
  });
});
