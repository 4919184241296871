import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Moved } from '#lambdas/storage/moved.ts';
import type { Withdrawal } from '#lambdas/storage/transactions/refund.ts';
import { keyFor } from '#test/support/keys.ts';
import { now } from '../builders.ts';
import { type Contract, later, paidOrder, pendingOrder, refundOf, someMail } from './stores.ts';

const nothing = { owed: undefined, ended: [], revoked: [], restored: [], mails: [] };

const requestingContract: Contract = (stores) => {
  test('an amount is reserved once for each request, and never beyond what was paid', async () => {
    const { orders, refunds, refundRequests } = stores();
    const { order } = await paidOrder(stores());
    expect(await refundRequests.reserve(order, refundOf(order.id, order.amount + 1))).toBe(false);
    const first = refundOf(order.id, order.amount - 200);
    expect(await refundRequests.reserve(order, first)).toBe(true);
    expect(await refundRequests.reserve(order, { ...first, amount: 100 })).toBe(false);
    expect(await refundRequests.reserve(order, refundOf(order.id, 201))).toBe(false);
    const reserved = { refund_reserved: order.amount - 200, version: order.version + 1 };
    expect(await orders.find(order.id)).toMatchObject(reserved);
    expect(await refundRequests.reserve(order, refundOf(order.id, 200))).toBe(true);
    expect(await refundRequests.reserve(order, refundOf(order.id, 1))).toBe(false);
    expect(await refunds.find(order.id, first.id)).toEqual(first);
    expect(await refunds.find(order.id, randomUUID())).toBeUndefined();
  });

  test('nothing is asked back of an order that is not paid', async () => {
    const { orders, refundRequests } = stores();
    const order = pendingOrder();
    await orders.create(order);
    expect(await refundRequests.reserve(order, refundOf(order.id, 100))).toBe(false);
    expect(await orders.find(order.id)).toEqual(order);
  });

  test('a refund counts each error that Stripe has stored once, and none after Stripe has decided', async () => {
    const { orders, refunds, refundRequests, refundSettlements } = stores();
    const { order } = await paidOrder(stores());
    const refund = refundOf(order.id, 900);
    await refundRequests.reserve(order, refund);
    for (const known of [refund, refund, { ...refund, tries: 1 }]) await refundRequests.countTry(known);
    expect(await refunds.find(order.id, refund.id)).toEqual({ ...refund, tries: 2 });
    const decided = { ...refund, state: 'succeeded' as const, tries: 2 };
    const read = (await orders.find(order.id)) ?? order;
    const sums = { refunded: 900, reserved: 900, rows: [decided] };
    await refundSettlements.commit({ ...nothing, order: read, ...sums }, now);
    await refundRequests.countTry(decided);
    expect(await refunds.find(order.id, refund.id)).toEqual(decided);
  });

  test('refunds of an order come oldest first; those that wait for Stripe are found by their instant', async () => {
    const { refunds, refundRequests } = stores();
    const { order } = await paidOrder(stores());
    const young = { ...refundOf(order.id, 100), requested_at: later.toISOString() };
    const old = refundOf(order.id, 100);
    for (const refund of [young, old]) await refundRequests.reserve(order, refund);
    expect(await refunds.ofOrder(order.id)).toEqual([old, young]);
    const waiting = (await refunds.awaiting(later)).filter(({ order_id }) => order_id === order.id);
    expect(waiting.map(({ id }) => id)).toEqual([old.id]);
  });
};

const withdrawingContract: Contract = (stores) => {
  test('a withdrawal is declared once, on the order as it was read', async () => {
    const { orders, parts, outbox, refunds, refundRequests } = stores();
    const { order, part } = await paidOrder(stores());
    const refund = refundOf(order.id, 900);
    const services: Withdrawal['services'] = [keyFor.numbers];
    const withdrawal = { order, refund, parts: [part], services, isComplete: false, mail: someMail() };
    const stale = { ...withdrawal, order: { ...order, version: order.version - 1 } };
    const tooLarge = { ...withdrawal, refund: { ...refund, amount: 901 } };
    for (const one of [stale, tooLarge]) await expect(refundRequests.withdraw(one)).rejects.toThrow(Moved);
    expect([await orders.find(order.id), await refunds.ofOrder(order.id)]).toEqual([order, []]);
    await refundRequests.withdraw(withdrawal);
    const version = order.version + 1;
    await expect(refundRequests.withdraw({ ...withdrawal, order: { ...order, version } })).rejects.toThrow(
      Moved,
    );
    const { queue: _, ...unqueued } = part;
    const withdrawn_at = refund.requested_at;
    expect(await orders.find(order.id)).toEqual({
      ...order,
      withdrawn_at,
      withdrawn_services: services,
      refund_reserved: 900,
      version,
    });
    expect(await parts.ofOrder(order.id)).toEqual([{ ...unqueued, withdrawn_at }]);
    expect(await outbox.add(withdrawal.mail)).toBe(false);
  });

  test('a withdrawal from all that is left delivers the order, and keeps the first delivery', async () => {
    const { orders, refundRequests } = stores();
    const { order, part } = await paidOrder(stores());
    const delivered_at = '2026-11-20T08:00:00.000Z';
    const read = await orders.replace({ ...order, delivered_at });
    const services: Withdrawal['services'] = [keyFor.numbers];
    const refund = refundOf(order.id, 100);
    await refundRequests.withdraw({
      ...{ order: read, refund, parts: [part], services, isComplete: true, mail: someMail() },
    });
    expect(await orders.find(order.id)).toMatchObject({ status: 'delivered', delivered_at });
  });
};

const settlingContract: Contract = (stores) => {
  test('a settled refund changes order, rows and parts as they were read, or nothing', async () => {
    const { orders, parts, outbox, refunds, refundSettlements } = stores();
    const { order, part } = await paidOrder(stores());
    const row = { ...refundOf(order.id, 900), state: 'succeeded' as const };
    const [mail, sent] = [someMail(), someMail()];
    await outbox.add(sent);
    const sums = { refunded: 900, reserved: 900, rows: [row] };
    const change = { ...nothing, order, ...sums, revoked: [part], mails: [mail] };
    const stale = [
      { ...change, order: { ...order, version: order.version - 1 } },
      { ...change, mails: [mail, sent] },
    ];
    for (const one of stale) await expect(refundSettlements.commit(one, now)).rejects.toThrow(Moved);
    expect([await orders.find(order.id), await refunds.ofOrder(order.id)]).toEqual([order, []]);
    await refundSettlements.commit(change, now);
    const { queue: _, ...unqueued } = part;
    const version = order.version + 1;
    expect(await orders.find(order.id)).toEqual({
      ...{ ...order, refunded_amount: 900, refund_reserved: 900, keeping: 'books', version },
    });
    expect(await refunds.ofOrder(order.id)).toEqual([row]);
    await refundSettlements.commit({ ...change, order: { ...order, version }, mails: [] }, later);
    expect(await parts.ofOrder(order.id)).toEqual([{ ...unqueued, refunded_at: now.toISOString() }]);
  });
};

const owingContract: Contract = (stores) => {
  test('what is owed stands on its order until it is paid, and its report opens until then', async () => {
    const { orders, parts, refunds, refundSettlements } = stores();
    const { order, part } = await paidOrder(stores());
    const row = { ...refundOf(order.id, 900), state: 'failed' as const, owed_since: now.toISOString() };
    const owed = { amount: 900, returned: true as const };
    const sums = { refunded: 0, reserved: 900, owed };
    const returned = { ...nothing, order, ...sums, rows: [row] };
    await refundSettlements.commit({ ...returned, revoked: [part] }, now);
    const read = async () => (await orders.find(order.id)) ?? order;
    await refundSettlements.commit({ ...returned, order: await read(), restored: [part] }, now);
    expect(await read()).toMatchObject({ refund_owed: owed, refund_reserved: 900, refunded_amount: 0 });
    expect((await parts.ofOrder(order.id)).map(({ refunded_at }) => refunded_at)).toEqual([undefined]);
    expect(await refunds.ofOrder(order.id)).toEqual([row]);
    const { owed_since: _, ...free } = row;
    const paid = { ...free, state: 'succeeded' as const };
    const end = { ...nothing, refunded: 900, reserved: 900, rows: [paid], ended: [paid] };
    await refundSettlements.commit({ ...end, order: await read() }, later);
    expect((await read()).refund_owed).toBeUndefined();
    expect(await refunds.ofOrder(order.id)).toEqual([paid]);
  });
};

/** The contract of refunds. */
export const refundsContract: Contract = (stores) => {
  requestingContract(stores);
  withdrawingContract(stores);
  settlingContract(stores);
  owingContract(stores);
};
