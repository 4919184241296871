/** Refunds without the customer's request: by administrators, in Stripe's dashboard, by disputes. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrder } from '#domain/atelier.ts';
import { catalogue, totalOf } from '#domain/catalogue.ts';
import { historyBadge, orderNumber } from '#domain/order.ts';
import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { atelierOrders } from '#domain/wire/atelier.ts';
import { refundOrder } from '#domain/wire/refunds.ts';
import { confirmedOrder } from '#test/support/atelier.ts';
import { call, eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { orderRow, partRows } from '#test/support/deployed.ts';
import { newStaff, type TestMember } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { readOrder } from '#test/support/purchases.ts';
import { findRow } from '#test/support/rows.ts';
import { disputeAt, endDisputeAt, loseEventsOf, refundByHand } from '#test/support/stand-in.ts';
import { awaitRefunded, backFor, intentOf, refundRows } from '#test/support/withdrawals.ts';

const { price } = catalogue[keyFor.numbers];
const two = [keyFor.western, keyFor.numbers] as const;
const total = totalOf(two);
/** Four of them leave a rest that is less than another. */
const share = Math.floor(total * 0.24);
const rest = total - 4 * share;
let customer: TestCustomer;
let expert: TestMember;
let administrator: TestMember;
let raced: string;
let other: string;
let contested: string;
beforeAll(async () => {
  ({ customer, expert, administrator } = await newStaff());
  [raced, other, contested] = await Promise.all([
    confirmedOrder(customer, two),
    confirmedOrder(customer),
    confirmedOrder(customer),
  ]);
});

const refund = (
  id: string,
  amount: number,
  who: { access?: string } = administrator,
  attempt = randomUUID(),
) =>
  call('POST', refundOrder.path.replace('{id}', id), {
    body: { amount, reason: 'Geste commercial', attempt },
    ...(who.access && { token: who.access }),
  });

const shown = async (id: string): Promise<AdminOrder | undefined> => {
  const path = `${atelierOrders.path}?${new URLSearchParams({ query: orderNumber(id) })}`;
  const { json } = await call('GET', path, { token: administrator.access });
  return atelierOrders.answer.parse(json).items.find((order) => order.id === id);
};

describe('an administrator’s refund', () => {
  test('is refused to every other caller', async () => {
    const callers = [customer, expert, {}];
    const answers = await Promise.all(callers.map((who) => refund(raced, share, who)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
    expect(await backFor(raced)).toEqual([]);
    expect((await refund(randomUUID(), share)).status).toBe(404);
  });

  test('never exceeds the payment under parallel attempts, and closes the order with the last cent', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => refund(raced, share)));
    const good = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([good.length, refused.length]).toEqual([4, 5]);
    await awaitRefunded(raced, 4 * share);
    expect(await backFor(raced)).toEqual([share, share, share, share]);
    expect(await refund(raced, rest + 1)).toMatchObject({
      status: 409,
      json: { error: { code: 'refund_too_large', message: withdrawalTexts.tooLarge(rest) } },
    });
    const attempt = randomUUID();
    const last = await Promise.all([1, 2, 3].map(() => refund(raced, rest, administrator, attempt)));
    expect(last.map(({ status }) => status)).toEqual([200, 200, 200]);
    await awaitRefunded(raced, total);
    expect((await backFor(raced)).reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(historyBadge(await readOrder(customer, raced))).toBe('refunded');
    expect((await partRows(raced)).map(({ queue }) => queue)).toEqual([undefined, undefined]);
    const by = { id: administrator.userId, name: administrator.name };
    const row = { origin: 'administrator', state: 'succeeded', reason: 'Geste commercial', by };
    expect(await shown(raced)).toMatchObject({ refundable: 0, refunds: Array(5).fill(row) });
  });
});

test('the answer alone closes an order whose events of Stripe are lost', async () => {
  const unheard = await newCustomer();
  const id = await confirmedOrder(unheard);
  await loseEventsOf(unheard.email);
  expect(await refund(id, price)).toMatchObject({
    status: 200,
    json: { refund: { state: 'succeeded' }, refundable: 0 },
  });
  expect(await orderRow(id)).toMatchObject({ refunded_amount: price });
  expect(await partRows(id)).toMatchObject([{ refunded_at: expect.any(String) }]);
});

describe('by Stripe’s events', () => {
  test('a refund in the dashboard shows to customer and administrators', async () => {
    const id = await refundByHand(await intentOf(other), 300);
    await awaitRefunded(other, 300);
    expect(await shown(other)).toMatchObject({
      refundable: price - 300,
      refunds: [{ id, origin: 'stripe', amount: 300, state: 'succeeded' }],
    });
    expect((await readOrder(customer, other)).refunded_amount).toBe(300);
    expect((await refund(other, price - 299)).status).toBe(409);
  });

  test('a dispute shows from its opening to its end; meanwhile nothing can be refunded', async () => {
    const { paid_session_id: session = '' } = await orderRow(contested);
    const disputed = (isOver: boolean) =>
      eventually(async () => {
        const { dispute } = await readOrder(customer, contested);
        return dispute && (dispute.closed_at !== undefined) === isOver ? dispute : undefined;
      }, 'the dispute');
    await disputeAt(session, 'fraudulent');
    expect(await disputed(false)).toEqual({ status: 'needs_response', opened_at: expect.any(String) });
    const key = { kind: 'dispute', id: contested };
    expect(await findRow('Issues', key)).toMatchObject({ order_id: contested, note: 'fraudulent' });
    expect(await refund(contested, 100)).toMatchObject({
      status: 200,
      json: { refund: { state: 'failed', owed_since: expect.any(String) }, refundable: price - 100 },
    });
    await endDisputeAt(session, 'won');
    expect(await disputed(true)).toMatchObject({ status: 'won' });
    expect((await shown(contested))?.dispute).toMatchObject({ status: 'won' });
    expect(await findRow('Issues', key)).toBeUndefined();
    // What was asked for during the dispute is promised: it leaves by itself, and only the rest can be asked for.
    const resumed = async () => (await refundRows(contested)).find(({ state }) => state !== 'failed');
    expect(await eventually(resumed, 'the refund of the dispute')).toMatchObject({ amount: 100 });
    expect((await refund(contested, price)).status).toBe(409);
    expect(await refund(contested, price - 100)).toMatchObject({ status: 200, json: { refundable: 0 } });
  });
});
