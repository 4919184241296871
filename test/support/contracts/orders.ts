import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Moved } from '#lambdas/storage/moved.ts';
import { keyFor } from '#test/support/keys.ts';
import { now } from '../builders.ts';
import { type Contract, later, paidOrder, pendingOrder, someMail } from './stores.ts';

const paper = (number: string) => ({
  id: number,
  kind: 'invoice' as const,
  number,
  issued_at: now.toISOString(),
});

const writingContract: Contract = (stores) => {
  test('an order is created once', async () => {
    const { orders } = stores();
    const order = pendingOrder();
    expect(await orders.create(order)).toBe(true);
    expect(await orders.create({ ...order, amount: 1 })).toBe(false);
    expect(await orders.find(order.id)).toEqual(order);
  });

  test('an order is replaced only as it was read', async () => {
    const { orders } = stores();
    const order = pendingOrder();
    await orders.create(order);
    const next = { ...order, amount: 1900, version: order.version + 1 };
    expect(await orders.replace({ ...order, amount: 1900 })).toEqual(next);
    await expect(orders.replace({ ...order, amount: 2900 })).rejects.toThrow(Moved);
    expect(await orders.find(order.id)).toEqual(next);
    await expect(orders.replace(pendingOrder())).rejects.toThrow(Moved);
  });

  test('an order gets a paper only as it was read', async () => {
    const { orders } = stores();
    const order = pendingOrder();
    await orders.create(order);
    expect(await orders.addPaper(order, paper('2026-000001'))).toBe(true);
    expect(await orders.addPaper(order, paper('2026-000002'))).toBe(false);
    const papers = [paper('2026-000001')];
    expect(await orders.addPaper({ ...order, papers }, paper('2026-000003'))).toBe(true);
    const found = await orders.find(order.id);
    expect(found?.papers?.map(({ number }) => number)).toEqual(['2026-000001', '2026-000003']);
    expect(found?.keeping).toBe('books');
  });
};

const readingContract: Contract = (stores) => {
  test('orders of a customer come newest first, and claims are forgotten', async () => {
    const { orders } = stores();
    const [old, young] = [pendingOrder(), pendingOrder()];
    const user_id = randomUUID();
    const claims = [{ hash: 'h', expires_at: later.toISOString() }];
    await orders.create({ ...old, user_id, created_at: '2026-11-01T08:00:00.000Z', claims });
    await orders.create({ ...young, user_id, created_at: '2026-11-02T08:00:00.000Z' });
    await orders.forgetClaims(old.id);
    const listed = await orders.ofUser(user_id);
    expect(listed.map(({ id }) => id)).toEqual([young.id, old.id]);
    expect(listed[1]).toMatchObject({ claims: [], version: old.version + 1 });
    expect((await orders.idsOfUser(user_id)).sort()).toEqual([old.id, young.id].sort());
    expect(await orders.findAll([randomUUID()])).toEqual([]);
    expect(await orders.find(randomUUID())).toBeUndefined();
  });

  test('orders wait for their payment since before an instant, oldest first', async () => {
    const { orders } = stores();
    const made = ['2026-03-02', '2026-03-01', '2026-03-03'].map((day) => ({
      ...pendingOrder(),
      created_at: `${day}T08:00:00.000Z`,
    }));
    for (const order of made) await orders.create(order);
    const waiting = await orders.awaitingPayment(new Date('2026-03-03T08:00:00.000Z'));
    const own = waiting.filter(({ id }) => made.some((order) => order.id === id));
    expect(own.map(({ created_at }) => created_at.slice(0, 10))).toEqual(['2026-03-01', '2026-03-02']);
  });
};

const settlingContract: Contract = (stores) => {
  test('a settlement writes order, parts, mails and event, or nothing', async () => {
    const { orders, parts, outbox, settlements } = stores();
    const before = pendingOrder();
    await orders.create(before);
    const after = { ...before, status: 'paid' as const, version: before.version + 1 };
    const part = { order_id: before.id, service: keyFor.numbers, state: 'waiting', due_at: 'x' } as const;
    const [mail, sent, eventId] = [someMail(), someMail(), `evt_${randomUUID()}`];
    await outbox.add(sent);
    const change = { before, after, parts: [part], mails: [mail], eventId };
    const stale = [
      { ...change, before: { ...before, version: before.version - 1 } },
      { ...change, before: { ...before, status: 'cancelled' as const } },
      { ...change, mails: [mail, sent] },
    ];
    for (const one of stale) await expect(settlements.commit(one, now)).rejects.toThrow(Moved);
    expect(await orders.find(before.id)).toEqual(before);
    expect([await parts.ofOrder(before.id), await settlements.hasEvent(eventId)]).toEqual([[], false]);
    await settlements.commit(change, now);
    expect(await orders.find(before.id)).toEqual(after);
    expect([await parts.ofOrder(before.id), await settlements.hasEvent(eventId)]).toEqual([[part], true]);
    expect(await outbox.add(mail)).toBe(false);
    await settlements.recordEvent(`${eventId}2`, now);
    expect(await settlements.hasEvent(`${eventId}2`)).toBe(true);
  });

  test('an order is verified as it was read, and only new mails leave with it', async () => {
    const { orders, outbox, verifiedOrders } = stores();
    const { order } = await paidOrder(stores());
    const [mail, sent] = [someMail(), someMail()];
    await outbox.add(sent);
    await expect(verifiedOrders.verify({ ...order, version: 1 }, [mail], now)).rejects.toThrow(Moved);
    await verifiedOrders.verify(order, [mail, sent], now);
    expect(await orders.find(order.id)).toEqual({
      ...order,
      email_validated: true,
      email_validated_at: now.toISOString(),
      version: order.version + 1,
    });
    expect(await outbox.add(mail)).toBe(false);
  });

  test('a dispute is noted on the order as it was read', async () => {
    const { orders, disputes } = stores();
    const { order } = await paidOrder(stores());
    const { id } = order;
    const dispute = { id: 'du_1', status: 'needs_response', amount: 900, reason: 'fraudulent' } as const;
    const noted = { ...dispute, opened_at: now.toISOString() };
    await disputes.note(order, noted);
    const won = { ...noted, status: 'won', closed_at: later.toISOString() } as const;
    await expect(disputes.note({ id, version: order.version }, won)).rejects.toThrow(Moved);
    expect(await orders.find(id)).toMatchObject({ dispute: noted, version: order.version + 1 });
    await disputes.note({ id, version: order.version + 1 }, won);
    expect(await orders.find(id)).toMatchObject({ dispute: won, version: order.version + 2 });
  });
};

/** The contract of orders, payments and verifications. */
export const ordersContract: Contract = (stores) => {
  writingContract(stores);
  readingContract(stores);
  settlingContract(stores);
};
